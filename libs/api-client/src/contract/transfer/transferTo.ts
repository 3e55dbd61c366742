import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, currencyCode, opaque, requestNumber, time } from '../shared/fields.ts';
import { billStatus } from '../shared/bill.ts';

/** Things about a receiver worth a word before sending. */
export const TRANSFER_WARNINGS = ['FIRST_TIME', 'SIMILAR_ADDRESS', 'INTERNAL_ADDRESS'] as const;

const order = {
  /** 1 a user number, 2 an address. */
  toType: v.picklist([1, 2]),
  to: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  protocol: v.optional(v.string()),
  currency: currencyCode,
  amount,
  remark: v.optional(v.pipe(v.string(), v.maxLength(60))),
};

export const transferPreview = v.object({
  nickMasked: v.string(),
  userNoMasked: v.string(),
  fee: amount,
  arriveBy: time,
  warnings: v.array(v.picklist(TRANSFER_WARNINGS)),
});

export const transferResult = v.object({ billNo: v.string(), fee: amount, status: billStatus, arriveBy: time });

/**
 * Sends money. With `preview` it answers who receives and what it costs and moves nothing; otherwise it executes once
 * per `reqNo`: sent again, it replays the first answer.
 * Codes: 1049 `{remainTimes, lockedUntil}`, 1042 `{verifyTypes}`, `BALANCE_NOT_ENOUGH`, `EXCEED_LIMIT`, `USER_NOT_FOUND`.
 */
export const transferTo = endpoint({
  path: '/lucky_transfer/transferTo',
  auth: 'user',
  rate: 'money',
  money: true,
  quiet: true,
  handOver: ['1042', '1049'],
  owns: [],
  request: v.union([
    v.strictObject({ ...order, preview: v.literal(true) }),
    v.strictObject({ ...order, payPassTicket: opaque, reqNo: requestNumber }),
  ]),
  response: v.union([transferResult, transferPreview]),
  example: {
    request: {
      toType: 1,
      to: '9XM3QA',
      currency: 'USDT',
      amount: '320.5',
      payPassTicket: 'pp_8Fq2',
      reqNo: '6b1f2c7e-2f0e-4d6a-9c52-0d8f5e7a1b34',
    },
    response: { billNo: '202611210930150000042', fee: '0', status: 2, arriveBy: 1_790_000_000_000 },
  },
});
