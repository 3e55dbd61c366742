import type { contract } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Handler } from '../../call/CallContext.ts';
import { sql } from '../../db/index.ts';
import { getMember } from '../../people/members/members.ts';
import { alarmTo } from '../../people/messages/notices.ts';
import { requireProofs } from '../factors/requireProofs.ts';

export const replySmsOn: Handler<typeof contract.user.replySmsOn> = async ({ codes }, ctx) => {
  const { db, config, session } = ctx;
  if (!config.smsReplies) throw new ApiFailure('NO_THIS_METHOD');
  const member = await getMember(db, session.memberId);
  if (member.phone === null) throw new ApiFailure('CONDITION_NOT_FULLFILL');
  await requireProofs(ctx, member, codes, 'access');
  const after = sql`update member set reply_sms = true where id = ${member.id} returning 1`;
  await db.query(alarmTo(member.id, 'replySmsOn', { after }));
  return true;
};

export const replySmsOff: Handler<typeof contract.user.replySmsOff> = async ({ codes }, ctx) => {
  const member = await getMember(ctx.db, ctx.session.memberId);
  await requireProofs(ctx, member, codes, 'setting');
  await ctx.db.query(sql`update member set reply_sms = false where id = ${member.id}`);
  return true;
};
