import * as v from 'valibot';
import { BONUS_SOURCES } from '../../constants/vouchers.ts';
import { endpoint } from '../endpoint.ts';
import { billNumber } from '../shared/bill.ts';
import { amount, opaque, time } from '../shared/fields.ts';
import { pageOf, pageRequest } from '../shared/page.ts';

/** Credited bonuses, newest first, in USDT. */
export const listQuery = endpoint({
  path: '/promotion/list/query',
  auth: 'user',
  rate: 'read',
  read: true,
  owns: [],
  codes: {},
  request: v.strictObject({ ...pageRequest, source: v.optional(v.picklist(BONUS_SOURCES)) }),
  response: pageOf(
    v.object({
      id: opaque,
      source: v.picklist(BONUS_SOURCES),
      /** Name given by the sponsor; empty where `source` says enough. */
      name: v.string(),
      bonus: amount,
      /** The trade that it belongs to; null when there is none. */
      billNo: v.nullable(billNumber),
      at: time,
    }),
  ),
  example: {
    request: { pageNo: 1, pageSize: 20 },
    response: {
      pageNo: 1,
      pageSize: 20,
      total: 1,
      list: [
        {
          id: 'bo_5Yt2',
          source: 'payMethod',
          name: '送3%',
          bonus: '15',
          billNo: '202611210931220000107',
          at: 1_790_001_000_000,
        },
      ],
    },
  },
});
