import { ApiFailure } from '../../call/ApiFailure.ts';
import type { MemberContext } from '../../call/CallContext.ts';
import type { CodeUse } from '../codes/codes.ts';
import { type Db, fromNow, type Sql, sql } from '../../db/index.ts';
import { openBytes, sealBytes } from '../../secrets/sealed-bytes.ts';
import { matchingStep, newOtpSecret } from '../../secrets/totp.ts';
import { trySessionSecret } from './login-tries.ts';

/** The key under which wrong codes of a member's authenticator are counted, and wrong recovery codes with them. */
export const otpCounter = (memberId: bigint): string => `session otp ${memberId}`;

const purposeOf = (memberId: bigint): string => `authenticator of member ${memberId}`;

/** Opens a secret as the database has it. */
export const openOtpSecret = (
  { secrets }: Pick<MemberContext['config'], 'secrets'>,
  memberId: bigint,
  wrapped: Buffer,
): Buffer => openBytes(secrets.masterKey, wrapped, purposeOf(memberId));

/**
 * Offers a secret to bind. For a while the same device gets the same one, because its app may have it already. Another device
 * gets a new one in its place, so that nobody binds what somebody else has seen.
 * @returns undefined if an authenticator is bound
 */
export async function offerOtpSecret({ db, config, session, device }: MemberContext): Promise<Buffer | undefined> {
  const { memberId } = session;
  const { masterKey } = config.secrets;
  const isKept = sql`o.offered_to = excluded.offered_to and o.offered_at > ${fromNow(-config.policy.otp.sameKeyFor)}`;
  const row = await db.maybe<{ wrapped: Buffer }>(sql`
    insert into member_otp as o (member_id, wrapped_secret, offered_to)
    values (${memberId}, ${sealBytes(masterKey, newOtpSecret(), purposeOf(memberId))}, ${device.id}::uuid)
    on conflict (member_id) do update set offered_to = excluded.offered_to,
      wrapped_secret = case when ${isKept} then o.wrapped_secret else excluded.wrapped_secret end,
      last_step = case when ${isKept} then o.last_step else 0 end,
      offered_at = case when ${isKept} then o.offered_at else excluded.offered_at end
    where o.bound_at is null returning wrapped_secret as wrapped`);
  return row && openOtpSecret(config, memberId, row.wrapped);
}

/**
 * Checks a code of the member's authenticator. A wrong one counts like other wrong tries inside a session.
 * @param stage which secret: the bound one, or the one that waits to be bound
 * @throws {ApiFailure} `TWO_FACODE_INVALID`, `TRY_AGAIN_LATER` `{lockedUntil}`
 */
export async function verifyOtp(
  ctx: MemberContext,
  code: string,
  use: CodeUse,
  stage: 'bound' | 'offered' = 'bound',
): Promise<void> {
  const { session } = ctx;
  await trySessionSecret(ctx, otpCounter(session.memberId), 'TWO_FACODE_INVALID', () =>
    isOtpRight(ctx, session.memberId, code, use, stage),
  );
}

/** Compares a code with a member's authenticator. The caller counts the tries. */
export async function isOtpRight(
  { db, config, clock }: Pick<MemberContext, 'db' | 'config' | 'clock'>,
  memberId: bigint,
  code: string,
  use: CodeUse,
  stage: 'bound' | 'offered' = 'bound',
): Promise<boolean> {
  const row = await db.maybe<{ wrapped: Buffer; last: bigint }>(sql`
    select wrapped_secret as wrapped, last_step as last from member_otp
    where member_id = ${memberId} and (bound_at is not null) = ${stage === 'bound'}`);
  const secret = row && openOtpSecret(config, memberId, row.wrapped);
  const step = secret && matchingStep(secret, code, clock.now());
  if (step === undefined || BigInt(step) <= (row?.last ?? 0n)) return false;
  return use === 'check' || (await useStep(db, memberId, step));
}

/** Lets exactly one caller use the code of a time step. */
async function useStep(db: Db, memberId: bigint, step: number): Promise<boolean> {
  const row = await db.maybe(sql`
    update member_otp set last_step = ${step} where member_id = ${memberId} and last_step < ${step} returning 1`);
  return row !== undefined;
}

/** Binds the secret that was offered, if a code of it was used: another call may have offered a new one since. @throws {ApiFailure} `BIND_ALREADY` */
export async function bindOtp(db: Db, memberId: bigint, tells: (change: Sql) => Sql): Promise<void> {
  const row = await db.maybe(
    tells(sql`
    update member_otp set bound_at = app_now() where member_id = ${memberId} and bound_at is null and last_step > 0 returning 1`),
  );
  if (!row) throw new ApiFailure('BIND_ALREADY');
}

/** Forgets the member's authenticator. @returns false if none was bound */
export async function unbindOtp(tx: Db, memberId: bigint, tells = (change: Sql): Sql => change): Promise<boolean> {
  const row = await tx.maybe(
    tells(sql`delete from member_otp where member_id = ${memberId} and bound_at is not null returning 1`),
  );
  return row !== undefined;
}
