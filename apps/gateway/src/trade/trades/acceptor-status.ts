import { type Db, sql } from '../../db/index.ts';

/** The staff member who acts, and why. The record keeps both. */
export interface StaffAct {
  readonly by: string;
  readonly reason: string;
}

const MEMBER = 0;
const ACCEPTOR = 7;

/**
 * Lets a member work as an acceptor. The acceptor is offline, and offers nothing yet.
 * @returns false for a member who is one already
 */
export async function makeAcceptor(tx: Db, memberId: bigint, act: StaffAct): Promise<boolean> {
  return await setAcceptor(tx, memberId, true, act);
}

/**
 * Ends a member's work as an acceptor: no lot, no offer, no price. Orders that run go on to their end.
 * @returns false for a member who is none
 */
export async function unmakeAcceptor(tx: Db, memberId: bigint, act: StaffAct): Promise<boolean> {
  if (!(await setAcceptor(tx, memberId, false, act))) return false;
  await tx.query(sql`delete from acceptor_lot where member_id = ${memberId}`);
  await tx.query(sql`update acceptor set is_online = false, updated_at = app_now() where member_id = ${memberId}`);
  return true;
}

async function setAcceptor(tx: Db, memberId: bigint, isAcceptor: boolean, { by, reason }: StaffAct): Promise<boolean> {
  const [from, to] = isAcceptor ? [MEMBER, ACCEPTOR] : [ACCEPTOR, MEMBER];
  const row = await tx.maybe(sql`
    with changed as (update member set user_type = ${to} where id = ${memberId} and user_type = ${from} returning id)
    insert into acceptor_status_event (member_id, is_acceptor, by_staff, reason)
    select id, ${isAcceptor}, ${by}, ${reason} from changed returning 1`);
  return row !== undefined;
}
