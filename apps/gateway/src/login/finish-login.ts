import type { LoginResult } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../call/ApiFailure.ts';
import type { CallContext } from '../call/CallContext.ts';
import { fromNow, sql } from '../db/index.ts';
import { codeWords, newDeviceWords } from '../mail/words.ts';
import { issueCode } from '../codes/codes.ts';
import { newToken, tokenHash } from '../secrets/digest.ts';
import { keyOf } from '../members/login-name.ts';
import { emailOf, loginNameOf, type Member, phoneOf } from '../members/members.ts';
import { openSession } from '../sessions/sessions.ts';

const PHONE = 1;
const EMAIL = 2;
type Factor = typeof PHONE | typeof EMAIL;

/** Opens the session after the first proof, or asks for the proof that is missing. @throws {ApiFailure} `USER_INVALID` */
export async function continueLogin(ctx: CallContext, member: Member, proven: readonly Factor[]): Promise<LoginResult> {
  refuseShut(member);
  const missing = (await factorsFor(ctx, member)).filter((factor) => !proven.includes(factor));
  return missing.length > 0 ? await askForProof(ctx, member, missing) : await finishLogin(ctx, member);
}

/** A closed or frozen account signs in by no way, also not by one that began before. @throws {ApiFailure} `USER_INVALID` */
function refuseShut({ userFlag, restrictions }: Member): void {
  if (userFlag === 0 || restrictions.includes('account')) throw new ApiFailure('USER_INVALID');
}

/** Opens the session and remembers the device. @throws {ApiFailure} `USER_INVALID` */
export async function finishLogin(ctx: CallContext, member: Member): Promise<LoginResult> {
  refuseShut(member);
  const { db, device, config, messenger } = ctx;
  const isNewDevice = await rememberDevice(ctx, member.id);
  const { token, expiresAt } = await openSession(db, config.policy, member.id, device.id);
  await db.query(
    sql`
      update member set last_login_at = app_now(), last_seen_at = app_now(), first_login_done = true
      where id = ${member.id}`,
  );
  if (isNewDevice && member.firstLoginDone)
    messenger.send(loginNameOf(member), newDeviceWords(device.name, member.antiPhishingCode));
  return {
    token,
    tokenExpiredDate: expiresAt,
    userId: String(member.id),
    needAuth: false,
    verifyTypes: [],
    firstLogin: !member.firstLoginDone,
    pwdExpired: member.passwordExpired,
  };
}

async function rememberDevice({ db, device }: CallContext, memberId: bigint): Promise<boolean> {
  const row = await db.maybe(sql`
    insert into member_device (member_id, device_id, name, user_agent)
    values (${memberId}, ${device.id}::uuid, ${device.name}, ${device.userAgent})
    on conflict (member_id, device_id) do nothing returning 1`);
  if (row) return true;
  await db.query(sql`
    update member_device set last_at = app_now(), name = ${device.name}, user_agent = ${device.userAgent}
    where member_id = ${memberId} and device_id = ${device.id}::uuid`);
  return false;
}

/** Lists what this member has to prove on this device besides the password. */
async function factorsFor({ db, config, device }: CallContext, member: Member): Promise<Factor[]> {
  const chosen = ([PHONE, EMAIL] as const).filter((factor) => member.loginFactors.includes(factor));
  if (chosen.length > 0 || !config.policy.login.proveNewDevice || !member.firstLoginDone) return chosen;
  const known = await db.maybe(sql`
    select 1 from member_device where member_id = ${member.id} and device_id = ${device.id}::uuid`);
  return known ? [] : [member.phone === null ? EMAIL : PHONE];
}

/** Stores the first proof as a ticket for `loginAuth`, and sends the codes that `loginAuth` asks for. */
async function askForProof(ctx: CallContext, member: Member, missing: readonly Factor[]): Promise<LoginResult> {
  const { db, config, device } = ctx;
  const preToken = newToken();
  await db.query(sql`
    insert into login_challenge (token_hash, member_id, device_id, verify_types, expires_at)
    values (${tokenHash(preToken)}, ${member.id}, ${device.id}::uuid, ${[...missing]},
      ${fromNow(config.policy.session.challenge)})`);
  for (const factor of missing) await sendProofCode(ctx, member, factor);
  return {
    token: '',
    tokenExpiredDate: 0,
    userId: String(member.id),
    needAuth: true,
    preToken,
    verifyTypes: [...missing],
    firstLogin: false,
    pwdExpired: member.passwordExpired,
  };
}

async function sendProofCode(ctx: CallContext, member: Member, factor: Factor): Promise<void> {
  const name = factor === PHONE ? phoneOf(member) : emailOf(member);
  if (!name) return;
  try {
    const code = await issueCode(ctx, 'login', keyOf(name));
    ctx.messenger.send(name, codeWords('login', code, ctx.config.policy.codes.lifetime, member.antiPhishingCode));
  } catch (error) {
    // A code that went out a moment ago is still valid.
    if (!(error instanceof ApiFailure)) throw error;
  }
}
