import { type contract, VERIFY_TYPES } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../app/ApiFailure.ts';
import type { Handler } from '../../app/CallContext.ts';
import { sql } from '../../db/index.ts';
import { verifyCode } from '../../identity/codes.ts';
import { tokenHash } from '../../identity/digest.ts';
import { finishLogin } from '../../identity/finish-login.ts';
import { keyOf } from '../../identity/login-name.ts';
import { emailOf, getMember, phoneOf } from '../../identity/members.ts';

export const loginAuth: Handler<typeof contract.user.loginAuth> = async (input, ctx) => {
  const { db, device } = ctx;
  const hash = tokenHash(input.preToken);
  const challenge = await db.maybe<{ member_id: bigint; verify_types: number[] }>(sql`
    select member_id, verify_types from login_challenge
    where token_hash = ${hash} and device_id = ${device.id}::uuid and expires_at > app_now()`);
  if (!challenge) throw new ApiFailure('TOKEN_INVALID');
  const member = await getMember(db, challenge.member_id);
  for (const type of challenge.verify_types) {
    const given = input.codes.find((proof) => proof.type === type);
    const name = type === VERIFY_TYPES.phone ? phoneOf(member) : emailOf(member);
    if (!given || !name) throw new ApiFailure('PLEASE_ENTER_CODE', { verifyTypes: challenge.verify_types });
    await verifyCode(ctx, 'login', keyOf(name), given.code, 'consume');
  }
  const used = await db.maybe(sql`delete from login_challenge where token_hash = ${hash} returning 1`);
  if (!used) throw new ApiFailure('TOKEN_INVALID');
  return await finishLogin(ctx, member);
};
