import type { contract } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Handler } from '../../call/CallContext.ts';
import { sql } from '../../db/index.ts';
import { getMember } from '../../people/members/members.ts';
import { findStopLink, useStopLink } from '../../people/messages/stop-links.ts';
import { noticeTo } from '../../people/messages/notices.ts';
import { requireProofsAlone } from '../factors/requireProofs.ts';
import { freezeAccount } from './freezing.ts';

export const disableAccount: Handler<typeof contract.user.disableAccount> = async ({ codes }, ctx) => {
  const member = await getMember(ctx.db, ctx.session.memberId);
  await requireProofsAlone(ctx, member, codes, 'freeze');
  await ctx.db.tx(async (tx) => {
    await freezeAccount(tx, member.id, 'member');
    await tx.query(noticeTo(member.id, 'frozen'));
  });
  return true;
};

export const stopByLink: Handler<typeof contract.user.stopByLink> = async ({ token, confirm }, ctx) => {
  const link = await findStopLink(ctx.db, token);
  if (!link) throw new ApiFailure('NO_THIS_TICKET');
  const stops = link.requestId === null ? 'account' : 'request';
  if (link.isUsed || !confirm) return { stops, done: link.isUsed };
  await ctx.db.tx(async (tx) => {
    if (!(await useStopLink(tx, token))) return;
    if (link.requestId === null) await freezeAccount(tx, link.memberId, 'link');
    else
      await tx.query(sql`
      select stop_recovery(member_id, array[kind], 'link', 'stopped by the link') from recovery_request
      where id = ${link.requestId} and state = 'waiting'`);
    await tx.query(noticeTo(link.memberId, link.requestId === null ? 'frozen' : 'recoveryStopped'));
  });
  return { stops, done: true };
};
