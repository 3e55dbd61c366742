import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { nothing, opaque, time } from '../shared/fields.ts';

const banned = { reason: v.string(), until: v.nullable(time) };

/**
 * Banks that trades may not use at the moment, and the caller's cards that are blocked with them or individually.
 * `until` is null when no end is set.
 */
export const getBanBankCardInfo = endpoint({
  path: '/lucky_common/getBanBankCardInfo',
  auth: 'user',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  codes: {},
  request: nothing,
  response: v.object({
    banks: v.array(v.object({ bankCode: v.string(), bankName: v.string(), ...banned })),
    cards: v.array(v.object({ payAccountId: opaque, ...banned })),
  }),
  example: {
    request: {},
    response: {
      banks: [{ bankCode: 'HXB', bankName: '华夏银行', reason: '银行系统维护', until: 1_790_020_000_000 }],
      cards: [],
    },
  },
});
