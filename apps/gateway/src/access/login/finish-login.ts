import type { LoginResult } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { CallContext } from '../../call/CallContext.ts';
import { sql, together } from '../../db/index.ts';
import { isDeviceOf, rememberDevice } from '../../people/members/devices.ts';
import type { Member } from '../../people/members/members.ts';
import { isShut } from '../../people/members/permissions.ts';
import { deviceText } from '../../people/messages/deviceText.ts';
import { alarmTo } from '../../people/messages/notices.ts';
import type { Factor } from '../factors/factors.ts';
import { stopNeedlessRequest } from '../factors/stopNeedlessRequest.ts';
import { openSession } from '../sessions/sessions.ts';
import { type LoginMethod, recordLogin } from './login-log.ts';
import { askForProof, missingFactors, type Shown } from './second-factors.ts';

/** What a login has shown, and by which method. */
interface FirstProof extends Shown {
  readonly method: LoginMethod;
}

/** Opens the session after the first proof, or asks for the proof that is missing. @throws {ApiFailure} `USER_INVALID` */
export async function continueLogin(ctx: CallContext, member: Member, first: FirstProof): Promise<LoginResult> {
  const { method, proven } = first;
  await refuseShut(ctx, member, method);
  const missing = missingFactors(ctx, member, first);
  if (missing.length === 0) return await finishLogin(ctx, member, method, proven);
  await recordLogin(ctx, ctx.db, member.id, { method, result: 'asked' });
  return await askForProof(ctx, member, proven, missing);
}

/** A closed or frozen account signs in by no way, also not by one that began before. @throws {ApiFailure} `USER_INVALID` */
async function refuseShut(ctx: CallContext, member: Member, method: LoginMethod): Promise<void> {
  if (!isShut(member)) return;
  await recordLogin(ctx, ctx.db, member.id, { method, result: 'closed' });
  throw new ApiFailure('USER_INVALID');
}

/** Opens the session, remembers the device and records the login. @throws {ApiFailure} `USER_INVALID`, `TRY_AGAIN_LATER` */
export async function finishLogin(
  ctx: CallContext,
  member: Member,
  method: LoginMethod,
  proven: readonly Factor[],
): Promise<LoginResult> {
  await refuseShut(ctx, member, method);
  const { db, device, config } = ctx;
  const opened = await openSession(db, config.policy, member, device);
  // The account has changed while this login was checked. Who is its owner tries again.
  if (!opened) throw new ApiFailure('TRY_AGAIN_LATER');
  const { token, expiresAt } = opened;
  const remember = rememberDevice(member.id, device);
  const isNew = sql`select 1 where not ${isDeviceOf(sql`${member.id}`, device)}`;
  const facts = { device: deviceText(device.name) };
  await together(db, (asked) => [
    recordLogin(ctx, asked, member.id, { method, result: 'opened' }),
    asked.query(sql`
      update member set last_login_at = app_now(), last_seen_at = app_now(), first_login_done = true
      where id = ${member.id}`),
    ...stopNeedlessRequest(member.id, proven).map((stop) => asked.query(stop)),
    asked.query(
      member.firstLoginDone ? alarmTo(member.id, 'newDevice', { facts, after: isNew, beside: remember }) : remember,
    ),
  ]);
  return {
    token,
    tokenExpiredDate: expiresAt,
    userId: String(member.id),
    needAuth: false,
    verifyTypes: [],
    firstLogin: member.passwordHash === null,
    pwdExpired: member.passwordExpired,
  };
}
