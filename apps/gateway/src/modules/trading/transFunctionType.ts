import { type contract, FUNCTION_TYPES } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { mayReceive } from '../../identity/mayReceive.ts';
import { mayRecharge } from '../../identity/mayRecharge.ts';
import { maySend } from '../../identity/maySend.ts';
import { mayWithdraw } from '../../identity/mayWithdraw.ts';
import { getMember } from '../../identity/members.ts';

const ACCEPTOR = 7;

export const transFunctionType: Handler<typeof contract.trading.transFunctionType> = async (_input, ctx) => {
  const member = await getMember(ctx.db, ctx.session.memberId);
  const hasNetworks = ctx.chains.list().length > 0;
  const sends = maySend(member);
  const receives = mayReceive(member);
  const { withdrawal, recharge, transferOut, transferIn, payIn, payOut } = FUNCTION_TYPES;
  const open: readonly (readonly [(typeof FUNCTION_TYPES)[keyof typeof FUNCTION_TYPES], boolean])[] = [
    [withdrawal, hasNetworks && (await mayWithdraw(ctx.db, member))],
    [recharge, hasNetworks && (await mayRecharge(ctx.db, member))],
    [transferOut, sends],
    [transferIn, receives],
    [payIn, receives],
    [payOut, sends],
  ];
  return {
    transFunctionType: open.flatMap(([type, isOpen]) => (isOpen ? [type] : [])),
    acceptorButton: member.userType === ACCEPTOR,
  };
};
