import type { LoginResult } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../call/ApiFailure.ts';
import type { CallContext } from '../call/CallContext.ts';
import { fromNow, sql, together } from '../db/index.ts';
import { sendCodeMessage } from '../messages/code-messages.ts';
import { queueNewDevice } from '../messages/queueMessages.ts';
import { issueCode } from '../codes/codes.ts';
import { newToken, tokenHash } from '../secrets/digest.ts';
import { rememberDevice } from '../members/devices.ts';
import { keyOf } from '../members/login-name.ts';
import { emailOf, type Member, phoneOf } from '../members/members.ts';
import { openSession } from '../sessions/sessions.ts';
import { type LoginMethod, recordLogin } from './login-log.ts';

const PHONE = 1;
const EMAIL = 2;
type Factor = typeof PHONE | typeof EMAIL;

/** What a login has shown so far. */
interface FirstProof {
  readonly method: LoginMethod;
  readonly proven: readonly Factor[];
  readonly isKnownDevice: boolean;
}

/** Opens the session after the first proof, or asks for the proof that is missing. @throws {ApiFailure} `USER_INVALID` */
export async function continueLogin(ctx: CallContext, member: Member, first: FirstProof): Promise<LoginResult> {
  const { method, proven } = first;
  await refuseShut(ctx, member, method);
  const missing = factorsFor(ctx, member, first).filter((factor) => !proven.includes(factor));
  if (missing.length === 0) return await finishLogin(ctx, member, method);
  await recordLogin(ctx, ctx.db, member.id, { method, result: 'asked' });
  return await askForProof(ctx, member, missing);
}

/** A closed or frozen account signs in by no way, also not by one that began before. @throws {ApiFailure} `USER_INVALID` */
async function refuseShut(ctx: CallContext, { id, userFlag, restrictions }: Member, method: LoginMethod): Promise<void> {
  if (userFlag !== 0 && !restrictions.includes('account')) return;
  await recordLogin(ctx, ctx.db, id, { method, result: 'closed' });
  throw new ApiFailure('USER_INVALID');
}

/** Opens the session, remembers the device and records the login. @throws {ApiFailure} `USER_INVALID` */
export async function finishLogin(ctx: CallContext, member: Member, method: LoginMethod): Promise<LoginResult> {
  await refuseShut(ctx, member, method);
  const { db, device, config } = ctx;
  const isNewDevice = await rememberDevice(db, member.id, device);
  const { token, expiresAt } = await openSession(db, config.policy, member.id, device.id);
  await together(db, (asked) => [
    recordLogin(ctx, asked, member.id, { method, result: 'opened' }),
    asked.query(sql`
      update member set last_login_at = app_now(), last_seen_at = app_now(), first_login_done = true
      where id = ${member.id}`),
    isNewDevice && member.firstLoginDone ? asked.query(queueNewDevice(member.id, device.name)) : Promise.resolve([]),
  ]);
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

/** Lists what this member has to prove on this device besides the first proof. */
function factorsFor({ config }: CallContext, member: Member, { isKnownDevice }: FirstProof): Factor[] {
  const chosen = ([PHONE, EMAIL] as const).filter((factor) => member.loginFactors.includes(factor));
  if (chosen.length > 0 || !config.policy.login.proveNewDevice || !member.firstLoginDone || isKnownDevice) return chosen;
  return [member.phone === null ? EMAIL : PHONE];
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
    // The password was right, so a stranger's requests cannot use up these codes.
    const code = await issueCode(ctx, { scene: 'login', target: keyOf(name) }, true);
    sendCodeMessage(ctx, name, member, 'login', code);
  } catch (error) {
    // A code that went out a moment ago is still valid.
    if (!(error instanceof ApiFailure)) throw error;
  }
}
