import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { viewOrderQuantity } from '../../limits/order-quantity.ts';
import { readOwnLimit } from '../../limits/own-limits.ts';

export const getCustomizeOrderQuantitySet: Handler<typeof contract.user.getCustomizeOrderQuantitySet> = async (
  _input,
  { db, config, session: { memberId } },
) => await viewOrderQuantity(db, config.policy, memberId, await readOwnLimit(db, memberId, 'orderQuantity'));
