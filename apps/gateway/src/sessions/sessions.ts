import type { Code } from '@ezwallet/api-client/codes';
import type { OpenedSession, Session } from '../call/CallContext.ts';
import type { Policy } from '../config/index.ts';
import { type Db, fromNow, sql } from '../db/index.ts';
import { newToken, tokenHash } from '../secrets/digest.ts';

/** Why a token does not open a session, as the code that the client is told. */
export type SessionFault = Extract<Code, '6666' | '7777' | '1005' | 'TOKEN_KICK_OUT'>;

interface Row {
  member_id: bigint;
  user_type: number;
  expires_at: number;
  is_open: boolean;
  is_stale: boolean;
  end_reason: string | null;
  /** Token that this one is to replace, until it does. */
  replaces: Buffer | null;
}

/**
 * Opens a session and ends every other of the member: one person, one session. A token that somebody chose before the
 * login never becomes valid, for tokens are made here only.
 */
export async function openSession(db: Db, policy: Policy, memberId: bigint, deviceId: string): Promise<OpenedSession> {
  const token = newToken();
  const { idle, absolute } = policy.session;
  return await db.tx(async (tx) => {
    // Logins of one member take turns, so that the last one alone remains open.
    await tx.one(sql`select id from member where id = ${memberId} for no key update`);
    await tx.query(sql`
      update session set ended_at = app_now(),
        end_reason = case when device_id = ${deviceId}::uuid then 'replaced' else 'elsewhere' end
      where member_id = ${memberId} and ended_at is null`);
    const row = await tx.one<{ expires_at: number }>(sql`
      insert into session (token_hash, member_id, device_id, expires_at, absolute_at)
      values (${tokenHash(token)}, ${memberId}, ${deviceId}::uuid,
        ${fromNow(idle)}, ${fromNow(absolute)})
      returning expires_at`);
    return { token, expiresAt: row.expires_at };
  });
}

/**
 * Gives a session a new token, as a change of credentials must: whoever has copied the old one loses it. The old one
 * ends when the new one is first used, so that an answer lost on the way locks nobody out. The twelve hours go on.
 *
 * @returns undefined when the session has ended meanwhile
 */
export async function rotateSession(tx: Db, policy: Policy, { tokenHash: old }: Session): Promise<OpenedSession | undefined> {
  const token = newToken();
  // A successor that nobody used, its answer being lost, never will be.
  await tx.query(
    sql`update session set ended_at = app_now(), end_reason = 'rotated' where replaces = ${old} and ended_at is null`,
  );
  const row = await tx.maybe<{ expires_at: number }>(sql`
    insert into session (token_hash, member_id, device_id, expires_at, absolute_at, replaces)
    select ${tokenHash(token)}::bytea, member_id, device_id, ${fromNow(policy.session.idle)}, absolute_at, token_hash
    from session where token_hash = ${old} and ended_at is null
    returning expires_at`);
  return row && { token, expiresAt: row.expires_at };
}

/**
 * Finds the session of a token. `slide` pushes its end `idle` ahead, as every call does but those that run without
 * the person asking; written at most once a minute.
 */
export async function findSession(
  db: Db,
  policy: Policy,
  token: string,
  slide: boolean,
): Promise<Session | SessionFault> {
  const hash = tokenHash(token);
  const { slideAfter } = policy.session;
  const row = await db.maybe<Row>(sql`
    select s.member_id, m.user_type, s.expires_at, s.end_reason, s.replaces,
      s.ended_at is null and least(s.expires_at, s.absolute_at) > app_now() as is_open,
      s.slid_at < app_now() - ${slideAfter}::bigint * interval '1 millisecond' as is_stale
    from session s join member m on m.id = s.member_id where s.token_hash = ${hash}`);
  if (!row) return '1005';
  if (!row.is_open) return faultOf(row.end_reason);
  if (row.replaces) await replaceToken(db, row.replaces, hash);
  const expiresAt = slide && row.is_stale ? await slideSession(db, policy, hash) : row.expires_at;
  return { tokenHash: hash, memberId: row.member_id, userType: row.user_type, expiresAt };
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

/** The new token has arrived: the old one is of no use any more. */
async function replaceToken(db: Db, old: Buffer, current: Buffer): Promise<void> {
  await db.tx(async (tx) => {
    await tx.query(
      sql`update session set ended_at = app_now(), end_reason = 'rotated' where token_hash = ${old} and ended_at is null`,
    );
    await tx.query(sql`update session set replaces = null where token_hash = ${current}`);
  });
}

async function slideSession(db: Db, policy: Policy, hash: Buffer): Promise<number> {
  const { idle } = policy.session;
  const row = await db.one<{ expires_at: number }>(sql`
    update session set slid_at = app_now(), expires_at = ${fromNow(idle)}
    where token_hash = ${hash} returning expires_at`);
  return row.expires_at;
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
