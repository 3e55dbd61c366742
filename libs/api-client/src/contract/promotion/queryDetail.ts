import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { billNumber } from '../shared/bill.ts';
import { opaque, time } from '../shared/fields.ts';
import { VOUCHER_EXAMPLE, voucher } from '../shared/voucher.ts';

/** One voucher with its origin, its terms, and the bill that locks it or has used it. */
export const queryDetail = endpoint({
  path: '/promotion/query/detail',
  auth: 'user',
  rate: 'read',
  read: true,
  quiet: true,
  owns: ['voucherId'],
  codes: {
    /** There is no such voucher. */
    NO_THIS_TICKET: true,
  },
  request: v.strictObject({ voucherId: opaque }),
  response: v.object({
    ...voucher.entries,
    /** One of `VOUCHER_SOURCES`, or free text of the sponsor. */
    source: v.string(),
    /** Terms that its figures do not show, in words; usually empty. */
    terms: v.string(),
    receivedAt: time,
    billNo: v.nullable(billNumber),
    usedAt: v.nullable(time),
  }),
  example: {
    request: { voucherId: VOUCHER_EXAMPLE.id },
    response: {
      ...VOUCHER_EXAMPLE,
      source: 'WELCOME',
      terms: '',
      receivedAt: 1_789_000_000_000,
      billNo: null,
      usedAt: null,
    },
  },
});
