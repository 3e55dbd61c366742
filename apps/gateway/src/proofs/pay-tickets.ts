import type { PayPurpose } from '@ezwallet/api-client/contract';
import type { Session } from '../call/CallContext.ts';
import { digestOfConfirmed } from '../call/confirmed.ts';
import type { Services } from '../call/Services.ts';
import { fromNow, sql } from '../db/index.ts';
import { newToken, tokenHash } from '../secrets/digest.ts';

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
  const confirmed = 'confirmed' in purpose ? digestOfConfirmed(purpose.confirmed) : null;
  await db.query(sql`
    insert into pay_ticket (ticket_hash, member_id, session_hash, scene, confirmed, expires_at)
    values (${tokenHash(ticket)}, ${memberId}, ${session}, ${purpose.scene}, ${confirmed},
      ${fromNow(config.policy.paymentPassword.ticketLifetime)})`);
  return ticket;
}
