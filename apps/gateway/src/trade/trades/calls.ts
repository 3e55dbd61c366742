import {
  type contract,
  FUNCTION_TYPES,
  type FunctionType,
  PAY_METHODS,
  TRANSACTION_TYPES,
} from '@ezwallet/api-client/contract';
import { fromMinorUnits, USDT_PLACES } from '@ezwallet/validators';
import { hasMethodBonus, methodBonusLeft } from '../../money/bonuses/pay-method-bonus.ts';
import type { Handler } from '../../call/CallContext.ts';
import { PERCENT_PLACES } from '../../config/index.ts';
import { getMember } from '../../people/members/members.ts';
import { isShut, mayReceive, mayRecharge, maySend, mayWithdraw } from '../../people/members/permissions.ts';

const DAY = 24 * 60 * 60 * 1000;

export const getDiscountShowConfig: Handler<typeof contract.trading.getDiscountShowConfig> = async (_input, ctx) => {
  const { db, config, session } = ctx;
  const { tag, rate, dailyCap, pairRest } = config.policy.payMethodBonus;
  const terms = {
    tag,
    rate: fromMinorUnits(rate, PERCENT_PLACES),
    dailyCap: fromMinorUnits(dailyCap, USDT_PLACES),
    // One cap for all methods together.
    remainToday: fromMinorUnits(await methodBonusLeft(db, config.policy, session.memberId), USDT_PLACES),
    pairDays: Math.ceil(pairRest / DAY),
  };
  const discountShowConfig = Object.values(PAY_METHODS)
    .filter((payMethodId) => hasMethodBonus(config.policy, payMethodId))
    .map((payMethodId) => ({ payMethodId, transactionType: TRANSACTION_TYPES.buy, ...terms }));
  return { discountShowConfig };
};

const ACCEPTOR = 7;

export const transFunctionType: Handler<typeof contract.trading.transFunctionType> = async (_input, ctx) => {
  const member = await getMember(ctx.db, ctx.session.memberId);
  const hasNetworks = ctx.chains.list().length > 0;
  const sends = maySend(member);
  const receives = mayReceive(member);
  const { transfer, receive, pay } = ctx.config.policy.features;
  const { withdrawal, recharge, transferOut, transferIn, payIn, payOut, payment, openCard } = FUNCTION_TYPES;
  // This platform has no import and no returned payments for members, so 7 and 10 stay closed.
  const open: readonly (readonly [FunctionType, boolean])[] = [
    [withdrawal, hasNetworks && mayWithdraw(member)],
    [recharge, hasNetworks && mayRecharge(member)],
    [transferOut, sends && transfer !== false],
    [transferIn, receives && receive !== false],
    [payIn, receives && receive !== false],
    [payOut, sends && pay !== false],
    [payment, sends],
    [openCard, !isShut(member)],
  ];
  return {
    transFunctionType: open.flatMap(([type, isOpen]) => (isOpen ? [type] : [])),
    acceptorButton: member.userType === ACCEPTOR,
  };
};
