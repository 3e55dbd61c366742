import type { contract } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../app/ApiFailure.ts';
import type { Handler } from '../../app/CallContext.ts';
import { viewOrderQuantity } from '../../limits/order-quantity.ts';
import { changeOwnLimit } from '../../limits/own-limits.ts';

export const updateCustomizeOrderQuantitySet: Handler<typeof contract.user.updateCustomizeOrderQuantitySet> = async (
  input,
  { db, config: { policy }, session: { memberId } },
) => {
  if (input.limit > policy.orders.aDay) throw new ApiFailure('EXCEED_LIMIT');
  const wanted = BigInt(input.limit);
  const limit = await changeOwnLimit(db, policy, memberId, 'orderQuantity', () => ({ active: wanted, kept: wanted }));
  return await viewOrderQuantity(db, policy, memberId, limit);
};
