import type { contract } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../call/ApiFailure.ts';
import type { Handler } from '../call/CallContext.ts';
import { parseMoney } from '../ledger/index.ts';
import { getMember } from '../members/members.ts';
import { NO_OWN_LIMIT } from './OwnLimit.ts';
import { viewOrderQuantity } from './order-quantity.ts';
import { changeOwnLimit, readOwnLimit } from './own-limits.ts';
import { platformPaymentLimit, viewPaymentLimit } from './payment-limit.ts';
import { USDT_PLACES } from '../assets/catalogue.ts';

export const getCustomizePaymentLimitSet: Handler<typeof contract.user.getCustomizePaymentLimitSet> = async (
  _input,
  { db, config, session },
) => {
  const member = await getMember(db, session.memberId);
  return await viewPaymentLimit(db, config.policy, member, await readOwnLimit(db, member.id, 'payment'));
};

export const updateCustomizeDailyPaymentLimit: Handler<
  typeof contract.user.updateCustomizeDailyPaymentLimit
> = async (input, { db, config: { policy }, session }) => {
  const member = await getMember(db, session.memberId);
  const wanted = parseMoney(input.limit, USDT_PLACES);
  if (wanted === undefined) throw new ApiFailure('AMOUNT_INVALID', { decimals: USDT_PLACES });
  if (wanted > platformPaymentLimit(policy, member)) throw new ApiFailure('EXCEED_LIMIT');
  const limit = await changeOwnLimit(db, policy, member.id, 'payment', () => ({ active: wanted, kept: wanted }));
  return await viewPaymentLimit(db, policy, member, limit);
};

export const resetPaymentLimit: Handler<typeof contract.user.resetPaymentLimit> = async (_input, ctx) => {
  const { db, config, session } = ctx;
  const member = await getMember(db, session.memberId);
  const { active, kept } = NO_OWN_LIMIT;
  const limit = await changeOwnLimit(db, config.policy, member.id, 'payment', () => ({ active, kept }));
  return await viewPaymentLimit(db, config.policy, member, limit);
};

export const getCustomizeOrderQuantitySet: Handler<typeof contract.user.getCustomizeOrderQuantitySet> = async (
  _input,
  { db, config, session: { memberId } },
) => await viewOrderQuantity(db, config.policy, memberId, await readOwnLimit(db, memberId, 'orderQuantity'));

export const updateCustomizeOrderQuantitySet: Handler<typeof contract.user.updateCustomizeOrderQuantitySet> = async (
  input,
  { db, config: { policy }, session: { memberId } },
) => {
  if (input.limit > policy.orders.aDay) throw new ApiFailure('EXCEED_LIMIT');
  const wanted = BigInt(input.limit);
  const limit = await changeOwnLimit(db, policy, memberId, 'orderQuantity', () => ({ active: wanted, kept: wanted }));
  return await viewOrderQuantity(db, policy, memberId, limit);
};

export const closeSwitch: Handler<typeof contract.user.closeSwitch> = async ({ type }, { db, config, session }) => {
  await changeOwnLimit(db, config.policy, session.memberId, type, ({ kept }) => ({ active: null, kept }));
  return true;
};
