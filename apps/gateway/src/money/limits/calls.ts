import type { contract } from '@ezwallet/api-client/contract';
import { parseMinorUnits, USDT_PLACES } from '@ezwallet/validators';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Handler, MemberContext } from '../../call/CallContext.ts';
import type { Policy } from '../../config/index.ts';
import { type Db, type Sql, together } from '../../db/index.ts';
import { getMember } from '../../people/members/members.ts';
import { alarmTo } from '../../people/messages/notices.ts';
import { NO_OWN_LIMIT } from './OwnLimit.ts';
import { ordersToday, viewOrderQuantity } from './order-quantity.ts';
import { changeOwnLimit, readOwnLimit } from './own-limits.ts';
import { platformPaymentLimit, readDay, viewPaymentLimit } from './payment-limit.ts';

export const getCustomizePaymentLimitSet: Handler<typeof contract.user.getCustomizePaymentLimitSet> = async (
  _input,
  { db, config, session },
) => {
  const { memberId } = session;
  const [member, limit, day] = await together(db, (asked) => [
    getMember(asked, memberId),
    readOwnLimit(asked, memberId, 'payment'),
    readDay(asked, config.policy, memberId),
  ]);
  return viewPaymentLimit(config.policy, member, limit, day);
};

export const updateCustomizeDailyPaymentLimit: Handler<typeof contract.user.updateCustomizeDailyPaymentLimit> = async (
  input,
  ctx,
) => {
  const { db, session } = ctx;
  const { policy } = ctx.config;
  const [member, day] = await readMemberAndDay(db, policy, session.memberId);
  const parsed = parseMinorUnits(input.limit, USDT_PLACES);
  if (!parsed.ok) throw new ApiFailure('AMOUNT_INVALID', { decimals: USDT_PLACES });
  const wanted = parsed.value;
  if (wanted > platformPaymentLimit(policy, member)) throw new ApiFailure('EXCEED_LIMIT');
  const limit = await changeOwnLimit(
    db,
    policy,
    member.id,
    'payment',
    () => ({ active: wanted, kept: wanted }),
    tells(ctx),
  );
  return viewPaymentLimit(policy, member, limit, day);
};

export const resetPaymentLimit: Handler<typeof contract.user.resetPaymentLimit> = async (_input, ctx) => {
  const { db, config, session } = ctx;
  const [member, day] = await readMemberAndDay(db, config.policy, session.memberId);
  const { active, kept } = NO_OWN_LIMIT;
  const limit = await changeOwnLimit(db, config.policy, member.id, 'payment', () => ({ active, kept }), tells(ctx));
  return viewPaymentLimit(config.policy, member, limit, day);
};

/** A rise takes no proofs. It waits, and the owner hears of it before it comes. */
const tells =
  ({ session }: MemberContext) =>
  (until: number): Sql =>
    alarmTo(session.memberId, 'limitRises', { facts: { until } });

async function readMemberAndDay(db: Db, policy: Policy, memberId: bigint) {
  return await together(db, (asked) => [getMember(asked, memberId), readDay(asked, policy, memberId)]);
}

export const getCustomizeOrderQuantitySet: Handler<typeof contract.user.getCustomizeOrderQuantitySet> = async (
  _input,
  { db, config, session: { memberId } },
) => {
  const [limit, used] = await together(db, (asked) => [
    readOwnLimit(asked, memberId, 'orderQuantity'),
    ordersToday(asked, config.policy, memberId),
  ]);
  return viewOrderQuantity(config.policy, limit, used);
};

export const updateCustomizeOrderQuantitySet: Handler<typeof contract.user.updateCustomizeOrderQuantitySet> = async (
  input,
  { db, config: { policy }, session: { memberId } },
) => {
  if (input.limit > policy.orders.aDay) throw new ApiFailure('EXCEED_LIMIT');
  const wanted = BigInt(input.limit);
  const limit = await changeOwnLimit(db, policy, memberId, 'orderQuantity', () => ({ active: wanted, kept: wanted }));
  return viewOrderQuantity(policy, limit, await ordersToday(db, policy, memberId));
};

export const closeSwitch: Handler<typeof contract.user.closeSwitch> = async ({ type }, ctx) => {
  const { db, config, session } = ctx;
  await changeOwnLimit(
    db,
    config.policy,
    session.memberId,
    type,
    ({ kept }) => ({ active: null, kept }),
    type === 'payment' ? tells(ctx) : undefined,
  );
  return true;
};
