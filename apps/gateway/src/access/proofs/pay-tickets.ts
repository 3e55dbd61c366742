import type { PayPurpose } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Session } from '../../call/CallContext.ts';
import { digestOfConfirmed } from '../../call/confirmed.ts';
import type { Services } from '../../call/Services.ts';
import { type Db, fromNow, sql } from '../../db/index.ts';
import { newToken, tokenHash } from '../../secrets/digest.ts';

/**
 * Makes a ticket after a right payment password, or after what replaces it. `use_ticket` uses it up, in the statement that
 * moves the money: only in the same session, and only for what was confirmed.
 */
export async function issuePayTicket(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { memberId, tokenHash: session }: Pick<Session, 'memberId' | 'tokenHash'>,
  purpose: PayPurpose,
): Promise<string> {
  const ticket = newToken();
  await db.query(sql`
    insert into pay_ticket (ticket_hash, member_id, session_hash, scene, confirmed, expires_at)
    values (${tokenHash(ticket)}, ${memberId}, ${session}, ${purpose.scene}, ${digestOfConfirmed(purpose.confirmed)},
      ${fromNow(config.policy.paymentPassword.ticketLifetime)})`);
  return ticket;
}

/**
 * Uses up a ticket for what is no money call, in a transaction with what it allows.
 * @throws {ApiFailure} `NO_THIS_TICKET`
 */
export async function consumePayTicket(
  tx: Db,
  { memberId, tokenHash: session }: Pick<Session, 'memberId' | 'tokenHash'>,
  { scene, confirmed }: PayPurpose,
  ticket: string,
): Promise<void> {
  const used = await tx.maybe(sql`
    delete from pay_ticket
    where ticket_hash = ${tokenHash(ticket)} and member_id = ${memberId} and session_hash = ${session} and scene = ${scene}
      and confirmed = ${digestOfConfirmed(confirmed)} and expires_at > app_now()
    returning 1`);
  if (!used) throw new ApiFailure('NO_THIS_TICKET');
}
