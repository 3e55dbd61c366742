import type { Device, Session } from '../../call/CallContext.ts';
import { type Db, fromNow, type Sql, sql } from '../../db/index.ts';
import { newToken, tokenHash } from '../../secrets/digest.ts';

/** Says who made it, to people and to scanners for leaked secrets. */
const PREFIX = 'bc_';

const isThisDevice = ({ id, fingerprint }: Device): Sql =>
  sql`b.device_id = ${id}::uuid and b.fingerprint = ${tokenHash(fingerprint)}`;

/** Digest of the password under which a code is made, of `member m`. Nobody can forget to end the codes of an old one. */
const PASSWORD_MARK = sql`sha256(convert_to(m.password_hash, 'UTF8'))`;

/**
 * Allows a member to use biometrics on a device, after proofs. A code that is there goes on working.
 * @param proofsLast milliseconds for which the proofs count for a code too
 * @returns false if the account does not know the device any more
 */
export async function enableBiometrics(
  db: Pick<Db, 'query'>,
  { memberId, tokenHash: session }: Pick<Session, 'memberId' | 'tokenHash'>,
  device: Device,
  proofsLast: number,
): Promise<boolean> {
  // Another fingerprint is another installation, so a code of the old one ends.
  const rows = await db.query(sql`
    insert into biometric_device as b (member_id, device_id, fingerprint, proven_in, proven_until)
    select d.member_id, d.device_id, d.fingerprint, ${session}::bytea, ${fromNow(proofsLast)} from member_device d
    where d.member_id = ${memberId} and d.device_id = ${device.id}::uuid and d.fingerprint = ${tokenHash(device.fingerprint)}
    on conflict (member_id, device_id) do update set
      fingerprint = excluded.fingerprint, proven_in = excluded.proven_in, proven_until = excluded.proven_until,
      code_hash = case when b.fingerprint = excluded.fingerprint then b.code_hash end,
      password_mark = case when b.fingerprint = excluded.fingerprint then b.password_mark end,
      code_ends_at = case when b.fingerprint = excluded.fingerprint then b.code_ends_at end
    returning 1`);
  return rows.length > 0;
}

/** Ends every use of biometrics by a member on a device. */
export async function disableBiometrics(db: Pick<Db, 'query'>, memberId: bigint, { id }: Device): Promise<void> {
  await db.query(sql`delete from biometric_device where member_id = ${memberId} and device_id = ${id}::uuid`);
}

/** Whether the proofs that enabled biometrics on a device still count; undefined where nobody enabled them. */
export async function biometricsOf(
  db: Pick<Db, 'maybe'>,
  { memberId, tokenHash: session }: Pick<Session, 'memberId' | 'tokenHash'>,
  device: Device,
): Promise<{ readonly isProven: boolean } | undefined> {
  return await db.maybe<{ isProven: boolean }>(sql`
    select coalesce(b.proven_in = ${session} and b.proven_until > app_now(), false) as "isProven"
    from biometric_device b where b.member_id = ${memberId} and ${isThisDevice(device)}`);
}

/** Makes the code that signs a member in on a device; an older one stops working. @returns undefined without biometrics */
export async function issueBiometricCode(
  db: Pick<Db, 'maybe'>,
  memberId: bigint,
  device: Device,
  tells: (change: Sql) => Sql,
): Promise<string | undefined> {
  const code = `${PREFIX}${newToken()}`;
  // Product specification, section 9: 99 years.
  const row = await db.maybe(
    tells(sql`
    update biometric_device b set code_hash = ${tokenHash(code)}, password_mark = ${PASSWORD_MARK},
      code_ends_at = app_now() + interval '99 years', proven_in = null
    from member m where m.id = b.member_id and b.member_id = ${memberId} and ${isThisDevice(device)} returning 1`),
  );
  return row === undefined ? undefined : code;
}

/** Ends the code of a member on a device. */
export async function revokeBiometricCode(db: Pick<Db, 'query'>, memberId: bigint, { id }: Device): Promise<void> {
  await db.query(sql`
    update biometric_device set code_hash = null, password_mark = null, code_ends_at = null
    where member_id = ${memberId} and device_id = ${id}::uuid`);
}

/** Whether a code is that of this member on this device, made under the password of today. No member has no code. */
export async function isBiometricCodeRight(
  db: Pick<Db, 'one'>,
  memberId: bigint | undefined,
  device: Device,
  code: string,
): Promise<boolean> {
  const { isRight } = await db.one<{ isRight: boolean }>(sql`
    select exists (
      select 1 from biometric_device b join member m on m.id = b.member_id
      where b.member_id = ${memberId ?? null} and ${isThisDevice(device)} and b.code_hash = ${tokenHash(code)}
        and b.password_mark = ${PASSWORD_MARK} and b.code_ends_at > app_now()
    ) as "isRight"`);
  return isRight;
}
