import type { Code } from '@ezwallet/api-client/codes';
import type { Attempts } from '../../call/attempts.ts';
import type { Device, OpenedSession, Session } from '../../call/CallContext.ts';
import type { Policy } from '../../config/index.ts';
import { type Db, fromNow, recordType, type Sql, sql } from '../../db/index.ts';
import { newToken, tokenHash } from '../../secrets/digest.ts';

/** The code that tells the client why a token does not open a session. */
export type SessionFault = Extract<Code, '6666' | '7777' | '1005' | 'TOKEN_KICK_OUT'>;

interface Row {
  opened_member: bigint | null;
  opened_type: number;
  opened_until: number;
  has_moved: boolean | null;
  is_known: boolean;
  end_reason: string | null;
  points: number | null;
  remaining: bigint | null;
}

/** Who signs in, as the login has read them before it compared anything. */
export type SigningIn = { readonly id: bigint; readonly passwordHash: string | null };

/**
 * Opens a session and ends every other of the member: one person, one session. A token that somebody chose before the
 * login never becomes valid, for tokens are made here only.
 * @returns undefined when the password has changed or the account was shut since the login read the member
 */
export async function openSession(
  db: Db,
  policy: Policy,
  member: SigningIn,
  device: Device,
): Promise<OpenedSession | undefined> {
  const token = newToken();
  const { id: memberId, passwordHash } = member;
  const { idle, absolute } = policy.session;
  return await db.tx(async (tx) => {
    // Logins of one member take turns, so that the last one alone remains open. Changes that end sessions take turns with
    // them: a login that began before such a change must not outlive it.
    const same = await tx.maybe(sql`
      select 1 from member where id = ${memberId} and password_hash is not distinct from ${passwordHash} for no key update`);
    if (!same) return undefined;
    await tx.query(sql`
      update session set ended_at = app_now(),
        end_reason = case when device_id = ${device.id}::uuid then 'replaced' else 'elsewhere' end
      where member_id = ${memberId} and ended_at is null`);
    // The first statement may have waited for a change, so only a later one sees all of it.
    const row = await tx.maybe<{ expires_at: number }>(sql`
      insert into session (token_hash, member_id, device_id, fingerprint, expires_at, absolute_at)
      select ${tokenHash(token)}, m.id, ${device.id}::uuid, ${tokenHash(device.fingerprint)}::bytea, ${fromNow(idle)}, ${fromNow(absolute)} from member m
      where m.id = ${memberId} and m.user_flag <> 0 and not exists (
        select 1 from restriction r
        where r.member_id = m.id and r.kind = 'account' and app_now() >= r.starts_at and app_now() < r.ends_at)
      returning expires_at`);
    return row && { token, expiresAt: row.expires_at };
  });
}

/**
 * Gives a session a new token, as a change of credentials must: a copy of the old one stops working. The old one
 * ends when the new one is first used, so that a lost answer locks nobody out. The twelve hours go on.
 *
 * @returns undefined when the session has ended meanwhile
 */
export async function rotateSession(
  tx: Db,
  policy: Policy,
  { tokenHash: old }: Session,
): Promise<OpenedSession | undefined> {
  const token = newToken();
  // Nobody will use a successor whose answer was lost.
  await tx.query(
    sql`update session set ended_at = app_now(), end_reason = 'rotated' where replaces = ${old} and ended_at is null`,
  );
  const row = await tx.maybe<{ expires_at: number }>(sql`
    insert into session (token_hash, member_id, device_id, fingerprint, expires_at, absolute_at, replaces)
    select ${tokenHash(token)}::bytea, member_id, device_id, fingerprint, ${fromNow(policy.session.idle)}, absolute_at, token_hash
    from session where token_hash = ${old} and ended_at is null
    returning expires_at`);
  return row && { token, expiresAt: row.expires_at };
}

/** The number of a call within its key session. */
export interface CallNumber {
  readonly keySession: Buffer;
  readonly number: bigint;
}

/** The number of a call was taken before, or is too old: somebody sends the call again. Nothing has happened. */
export class NumberTaken extends Error {
  override readonly name = 'NumberTaken';
}

/** What the gateway knows when a call comes in. */
export interface Opening {
  /** Undefined where the caller has none. */
  readonly token: string | undefined;
  /** The token opens its session on this device only. */
  readonly device: Device;
  /** The call is for members only. */
  readonly isNeeded: boolean;
  /** Pushes the session's end ahead, as every call does but those that run without the person asking. */
  readonly slides: boolean;
  /** How the database counts the call; `caller` names somebody without a session. */
  readonly count?: { readonly rateClass: string; readonly caller: string; readonly window: number } | undefined;
  /** The number that a call of envelope version 2 takes. */
  readonly number?: CallNumber | undefined;
  /** What else is read about the member: at most one row. */
  readonly read?: ((caller: Sql) => Sql | undefined) | undefined;
}

/** Who calls, and how often lately. */
export interface Opened<Extra> {
  /** Undefined for a caller without a token; a fault where the token opens no session. */
  readonly session: Session | SessionFault | undefined;
  readonly attempts: Attempts | undefined;
  /** What `read` found. */
  readonly extra: Extra | undefined;
}

/** What `open_call` takes. */
export const callOpening = recordType('call_opening', {
  token: 'bytea',
  needed: 'boolean',
  slide: 'boolean',
  slide_after: 'bigint',
  idle: 'bigint',
  class: 'text',
  caller: 'text',
  window: 'bigint',
  device: 'uuid',
  fingerprint: 'bytea',
});

/**
 * Opens a call in one round trip: takes its number, finds the session of its token, slides its end at most once a minute,
 * ends the token that it replaces, counts the call, and reads what its handler asks for first.
 *
 * @throws {NumberTaken}
 */
export async function openCall<Extra>(db: Db, policy: Policy, opening: Opening): Promise<Opened<Extra>> {
  const { token, device, isNeeded, slides, count, number, read } = opening;
  if (token === undefined && (isNeeded || !count)) {
    if (number) await takeNumber(db, number);
    return { session: isNeeded ? '1005' : undefined, attempts: undefined, extra: undefined };
  }
  const hash = token === undefined ? null : tokenHash(token);
  const { slideAfter, idle } = policy.session;
  const asked = callOpening({
    token: hash,
    needed: isNeeded,
    slide: slides,
    slide_after: slideAfter,
    idle,
    class: count?.rateClass,
    caller: count?.caller ?? '',
    window: count?.window ?? 0,
    device: device.id,
    fingerprint: tokenHash(device.fingerprint),
  });
  const opened = number
    ? sql`open_numbered_call(${number.keySession}, ${number.number}, ${asked})`
    : sql`open_call(${asked})`;
  const extra = read?.(sql`opened_member`);
  const found = extra
    ? sql`select * from ${opened} left join lateral (select true as is_there, x.* from (${extra}) x) y
        on opened_member is not null`
    : sql`select *, null::boolean as is_there from ${opened}`;
  const row = await db.one<Row & Extra & { is_there: boolean | null; is_taken?: boolean }>(
    number ? once(found) : found,
  );
  if (row.is_taken === false) throw new NumberTaken();
  return {
    session: hash === null ? undefined : sessionOf(row, hash),
    attempts: row.points === null ? undefined : { points: row.points, left: Number(row.remaining) },
    extra: row.is_there === true ? row : undefined,
  };
}

/** @throws {NumberTaken} */
async function takeNumber(db: Db, { keySession, number }: CallNumber): Promise<void> {
  const row = await db.one<{ is_taken: boolean }>(once(sql`select take_number(${keySession}, ${number}) as is_taken`));
  if (!row.is_taken) throw new NumberTaken();
}

/** A number can be taken once only. A statement that does not begin with `select` is not repeated after a lost answer. */
function once(found: Sql): Sql {
  return sql`with called as (${found}) select * from called`;
}

function sessionOf(row: Row, hash: Buffer): Session | SessionFault {
  const { opened_member: memberId, opened_type: userType, opened_until: expiresAt, has_moved: hasMoved } = row;
  if (memberId !== null) return { tokenHash: hash, memberId, userType, expiresAt, hasMoved: hasMoved ?? false };
  return row.is_known ? faultOf(row.end_reason) : '1005';
}

function faultOf(endReason: string | null): SessionFault {
  switch (endReason) {
    case 'elsewhere':
      return '7777';
    case 'rotated':
      return 'TOKEN_KICK_OUT';
    default:
      return '6666';
  }
}

/** The member has proven to be there: the session goes on in this browser. */
export function settleIn({ tokenHash: hash }: Session, { fingerprint }: Device): Sql {
  return sql`update session set fingerprint = ${tokenHash(fingerprint)} where token_hash = ${hash}`;
}

/** Ends one session, and a token that was to continue it. */
export async function endSession(db: Db, hash: Buffer): Promise<void> {
  await db.query(sql`
    update session set ended_at = app_now(), end_reason = 'logout'
    where (token_hash = ${hash} or replaces = ${hash}) and ended_at is null`);
}

/** Ends the sessions of a member, all but one if asked. @returns how many */
export async function revokeSessions(
  db: Pick<Db, 'query'>,
  memberId: bigint,
  except: Buffer = Buffer.alloc(0),
): Promise<number> {
  const rows = await db.query(sql`
    update session set ended_at = app_now(), end_reason = 'revoked'
    where member_id = ${memberId} and ended_at is null and token_hash <> ${except} returning 1`);
  return rows.length;
}
