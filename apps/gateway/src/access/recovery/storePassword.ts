import type { Policy } from '../../config/index.ts';
import { type Db, sql } from '../../db/index.ts';
import { holdOutgoing } from '../../people/members/holds.ts';
import { revokeSessions } from '../sessions/sessions.ts';
import { forgetTries } from '../tries/tries.ts';

/** A new login password. */
export interface NewLoginPassword {
  readonly memberId: bigint;
  readonly hash: string;
  /** Outgoing money waits after a change that the member asked for. */
  readonly hold: boolean;
  /** The session that asks for the change, and goes on. */
  readonly keep?: Buffer;
}

/** Replaces the login password in the transaction of the change. Every session ends but the one that goes on. */
export async function storePassword(
  tx: Db,
  policy: Policy,
  { memberId, hash, hold, keep }: NewLoginPassword,
): Promise<void> {
  await tx.query(sql`
    update member set password_hash = ${hash}, password_expired = false where id = ${memberId}`);
  await forgetTries(tx, `session password ${memberId}`);
  if (hold) await holdOutgoing(tx, policy, memberId, 'loginPassword');
  await signOutEverywhere(tx, memberId, keep);
}

/** Ends what somebody could go on with: sessions, logins that have begun, tickets for payments. */
export async function signOutEverywhere(tx: Db, memberId: bigint, keep?: Buffer): Promise<void> {
  await revokeSessions(tx, memberId, keep);
  await tx.query(sql`delete from login_challenge where member_id = ${memberId}`);
  await tx.query(sql`delete from pay_ticket where member_id = ${memberId}`);
}
