import type { contract } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../app/ApiFailure.ts';
import type { Handler } from '../../app/CallContext.ts';
import { liftHold } from '../../identity/holds.ts';
import { getMember } from '../../identity/members.ts';
import { requireProofs } from '../../identity/requireProofs.ts';

export const unlockWithdraw: Handler<typeof contract.user.unlockWithdraw> = async ({ codes }, ctx) => {
  const member = await getMember(ctx.db, ctx.session.memberId);
  if (!member.isOnHold) throw new ApiFailure('CONDITION_NOT_FULLFILL');
  await requireProofs(ctx, member, codes);
  if (!(await liftHold(ctx.db, member.id))) throw new ApiFailure('CONDITION_NOT_FULLFILL');
  return true;
};
