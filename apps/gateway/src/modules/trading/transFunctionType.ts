import { type contract, FUNCTION_TYPES } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { flagUnderHold } from '../../identity/holds.ts';
import { getMember } from '../../identity/members.ts';
import { transferFlagOf } from '../../identity/transferFlagOf.ts';

const ACCEPTOR = 7;

export const transFunctionType: Handler<typeof contract.trading.transFunctionType> = async (_input, ctx) => {
  const member = await getMember(ctx.db, ctx.session.memberId);
  const isActive = !member.isFrozen && member.userFlag === 1;
  const hasNetworks = ctx.chains.list().length > 0;
  const maySend = isActive && transferFlagOf(member) === 1;
  const { withdrawal, recharge, transferOut, transferIn, payIn, payOut } = FUNCTION_TYPES;
  const open: readonly (readonly [(typeof FUNCTION_TYPES)[keyof typeof FUNCTION_TYPES], boolean])[] = [
    [withdrawal, isActive && hasNetworks && flagUnderHold(member.withdrawFlag, member.isOnHold) === 1],
    [recharge, isActive && hasNetworks && member.rechargeFlag === 1],
    [transferOut, maySend],
    [transferIn, member.userFlag !== 0],
    [payIn, member.userFlag !== 0],
    [payOut, maySend],
  ];
  return {
    transFunctionType: open.flatMap(([type, isOpen]) => (isOpen ? [type] : [])),
    acceptorButton: member.userType === ACCEPTOR,
  };
};
