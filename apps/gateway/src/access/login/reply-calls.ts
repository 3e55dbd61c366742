import { type contract, VERIFY_TYPES } from '@ezwallet/api-client/contract';
import type { Handler } from '../../call/CallContext.ts';
import { type Sql, sql } from '../../db/index.ts';
import { tokenHash } from '../../secrets/digest.ts';
import { askForReply, readReply } from '../sms-replies/replies.ts';
import { challengedMember, signedInMember } from './sendVerifyCode.ts';

export const sendReplySms: Handler<typeof contract.common.sendReplySms> = async ({ preToken }, ctx) => {
  if (preToken === undefined) return await askForReply(ctx, await signedInMember(ctx), 'security');
  return await askForReply(ctx, await challengedMember(ctx, preToken, VERIFY_TYPES.replySms, 'login'), 'login');
};

export const verifyReplySms: Handler<typeof contract.common.verifyReplySms> = async ({ replyId, preToken }, ctx) =>
  await readReply(ctx, replyId, preToken === undefined ? ofSession(ctx.session?.memberId) : ofLogin(preToken));

const ofSession = (memberId: bigint | undefined): Sql =>
  sql`r.purpose = 'security' and r.member_id = ${memberId ?? null}`;

const ofLogin = (preToken: string): Sql => sql`
  r.purpose = 'login' and exists (
    select 1 from login_challenge c
    where c.token_hash = ${tokenHash(preToken)} and c.member_id = r.member_id and c.device_id = r.device_id
      and c.expires_at > app_now())`;
