import { type contract, VERIFY_TYPES } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../call/ApiFailure.ts';
import type { Handler } from '../call/CallContext.ts';
import { sql } from '../db/index.ts';
import { getMember, type Member } from '../members/members.ts';
import { findStopLink, useStopLink } from '../messages/stop-links.ts';
import { tellOwner } from '../messages/tellOwner.ts';
import { requireTheseProofs } from '../proofs/requireProofs.ts';
import { freezeAccount } from './freezing.ts';

const { phone, email, payPassword, loginPassword } = VERIFY_TYPES;

export const disableAccount: Handler<typeof contract.user.disableAccount> = async ({ codes }, ctx) => {
  const member = await getMember(ctx.db, ctx.session.memberId);
  await requireTheseProofs(ctx, member, codes, [freezeProof(member, codes?.map(({ type }) => type) ?? [])]);
  await ctx.db.tx(async (tx) => await freezeAccount(tx, member.id, 'member'));
  tellOwner(ctx, member, 'frozen');
  return true;
};

/** One proof is enough to shut an account: the one that the member gives, else the payment password, else a code. */
function freezeProof({ payPasswordHash, phone: number, email: mailbox }: Member, given: readonly number[]) {
  const options = [
    ...(payPasswordHash === null ? [] : [payPassword]),
    ...(number === null ? [] : [phone]),
    ...(mailbox === null ? [] : [email]),
  ] as const;
  return options.find((type) => given.includes(type)) ?? options[0] ?? loginPassword;
}

export const stopByLink: Handler<typeof contract.user.stopByLink> = async ({ token, confirm }, ctx) => {
  const link = await findStopLink(ctx.db, token);
  if (!link) throw new ApiFailure('NO_THIS_TICKET');
  const stops = link.requestId === null ? 'account' : 'request';
  if (link.isUsed || !confirm) return { stops, done: link.isUsed };
  const isFirst = await ctx.db.tx(async (tx) => {
    if (!(await useStopLink(tx, token))) return false;
    if (link.requestId === null) await freezeAccount(tx, link.memberId, 'link');
    else await tx.query(sql`
      select stop_recovery(member_id, array[kind], 'link', 'stopped by the link') from recovery_request
      where id = ${link.requestId} and state = 'waiting'`);
    return true;
  });
  if (isFirst) {
    const member = await getMember(ctx.db, link.memberId);
    tellOwner(ctx, member, link.requestId === null ? 'frozen' : 'recoveryStopped');
  }
  return { stops, done: true };
};
