import { randomBytes } from 'node:crypto';
import { type NewPasskey, type Passkey, PASSKEYS_MAX, type PasskeyTransport } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Session } from '../../call/CallContext.ts';
import { type Db, type Sql, sql } from '../../db/index.ts';
import type { MadePasskey, PasskeyUse } from './ceremony.ts';

/** WebAuthn level 3, section 14.6.1: random, and 64 bytes at most. */
const HANDLE_BYTES = 32;

const VIEW = sql`
  p.id::text as "passkeyId", p.name, p.made_at as "madeAt", p.last_used_at as "lastUsedAt", p.is_synced as "isSynced"`;

/** A member's passkeys, the newest first. */
export async function passkeysOf(db: Pick<Db, 'query'>, memberId: bigint): Promise<Passkey[]> {
  return await db.query<Passkey>(sql`select ${VIEW} from passkey p where p.member_id = ${memberId} order by p.id desc`);
}

/** What browsers need to find passkeys of a member. */
export interface PasskeyDescriptor {
  readonly type: 'public-key';
  readonly id: string;
  readonly transports: PasskeyTransport[];
}

/** The member's passkeys as browsers know them. */
export async function descriptorsOf(db: Pick<Db, 'query'>, memberId: bigint): Promise<PasskeyDescriptor[]> {
  const rows = await db.query<{ id: Buffer; transports: PasskeyTransport[] }>(sql`
    select credential_id as id, transports from passkey where member_id = ${memberId} order by id`);
  return rows.map(({ id, transports }) => ({ type: 'public-key', id: id.toString('base64url'), transports }));
}

/** What authenticators know a member by. The first passkey of a member makes it. */
export async function handleOf(db: Pick<Db, 'one'>, memberId: bigint): Promise<Buffer> {
  const { handle } = await db.one<{ handle: Buffer }>(sql`
    insert into passkey_owner as o (member_id, handle) values (${memberId}, ${randomBytes(HANDLE_BYTES)})
    on conflict (member_id) do update set handle = o.handle returning handle`);
  return handle;
}

/**
 * Stores a passkey. It belongs to the device of the session, and goes with it.
 * @throws {ApiFailure} `EXCEED_LIMIT`, `ALREADY_EXISTS`, `6666` if the session has ended since
 */
export async function storePasskey(
  tx: Db,
  { memberId, tokenHash }: Session,
  name: string,
  made: MadePasskey,
  transports: NewPasskey['transports'],
): Promise<Passkey> {
  // Calls of one member take turns, so that the limit holds.
  await tx.one(sql`select 1 from passkey_owner where member_id = ${memberId} for no key update`);
  const { count } = await tx.one<{ count: bigint }>(
    sql`select count(*) as count from passkey where member_id = ${memberId}`,
  );
  if (count >= PASSKEYS_MAX) throw new ApiFailure('EXCEED_LIMIT');
  const { credentialId, publicKey, signCount, isSynced } = made;
  const known = await tx.maybe(sql`select 1 from passkey where credential_id = ${credentialId}`);
  if (known) throw new ApiFailure('ALREADY_EXISTS');
  const stored = await tx.maybe<Passkey>(sql`
    insert into passkey as p (member_id, device_id, credential_id, public_key, sign_count, transports, is_synced, name)
    select s.member_id, s.device_id, ${credentialId}, ${publicKey}, ${signCount}, ${[...new Set(transports)]}::text[], ${isSynced}, ${name}
    from session s join member_device d using (member_id, device_id)
    where s.token_hash = ${tokenHash} and s.ended_at is null
    on conflict (credential_id) do nothing returning ${VIEW}`);
  if (!stored) throw new ApiFailure('6666');
  return stored;
}

/** Gives a passkey another name. @returns false if the member has no such passkey */
export async function renamePasskey(
  db: Pick<Db, 'maybe'>,
  memberId: bigint,
  passkeyId: string,
  name: string,
): Promise<boolean> {
  const row = await db.maybe(sql`
    update passkey set name = ${name} where member_id = ${memberId} and id::text = ${passkeyId} returning 1`);
  return row !== undefined;
}

/** Whether the member has this passkey. */
export async function hasPasskey(db: Pick<Db, 'maybe'>, memberId: bigint, passkeyId: string): Promise<boolean> {
  return (
    (await db.maybe(sql`select 1 from passkey where member_id = ${memberId} and id::text = ${passkeyId}`)) !== undefined
  );
}

/** Deletes a passkey. @returns false if the member has no such passkey */
export async function deletePasskey(
  db: Pick<Db, 'maybe'>,
  memberId: bigint,
  passkeyId: string,
  tells: (change: Sql) => Sql,
): Promise<boolean> {
  const row = await db.maybe(
    tells(sql`delete from passkey where member_id = ${memberId} and id::text = ${passkeyId} returning 1`),
  );
  return row !== undefined;
}

/** A passkey, for the check of its answer. */
export interface KnownPasskey {
  readonly id: bigint;
  readonly memberId: bigint;
  readonly publicKey: Buffer;
  readonly handle: Buffer;
}

/** The passkey with this id of its authenticator. */
export async function findPasskey(db: Pick<Db, 'maybe'>, credentialId: string): Promise<KnownPasskey | undefined> {
  return await db.maybe<KnownPasskey>(sql`
    select p.id, p.member_id as "memberId", p.public_key as "publicKey", o.handle
    from passkey p join passkey_owner o using (member_id) where p.credential_id = ${Buffer.from(credentialId, 'base64url')}`);
}

/**
 * Notes that a passkey has signed. An authenticator that counts its uses counts up (WebAuthn level 3, section 6.1.1).
 * @returns `old` if the count has not grown, so that there may be a copy of the passkey; `gone` if it was removed meanwhile
 */
export async function countUse(
  db: Pick<Db, 'one'>,
  passkeyId: bigint,
  { signCount, isSynced }: PasskeyUse,
): Promise<'counted' | 'old' | 'gone'> {
  const { outcome } = await db.one<{ outcome: 'counted' | 'old' | 'gone' }>(sql`
    with counted as (
      update passkey set sign_count = ${signCount}, is_synced = ${isSynced}, last_used_at = app_now()
      where id = ${passkeyId} and (sign_count < ${signCount} or (sign_count = 0 and ${signCount} = 0)) returning 1
    )
    select case
      when exists (select 1 from counted) then 'counted'
      when exists (select 1 from passkey where id = ${passkeyId}) then 'old'
      else 'gone' end as outcome`);
  return outcome;
}
