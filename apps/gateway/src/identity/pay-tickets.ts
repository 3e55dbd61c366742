import type { PAY_SCENES } from '@ezwallet/api-client/contract';
import { fromNow } from '../app/fromNow.ts';
import { ApiFailure } from '../app/ApiFailure.ts';
import type { Services } from '../app/Services.ts';
import { type Db, sql } from '../db/index.ts';
import { newToken, tokenHash } from './digest.ts';

export type PayScene = (typeof PAY_SCENES)[number];

/** Makes a ticket for a member who has just given the payment password. */
export async function issuePayTicket({ db, config }: Services, memberId: bigint, scene: PayScene): Promise<string> {
  const ticket = newToken();
  await db.query(sql`
    insert into pay_ticket (ticket_hash, member_id, scene, expires_at)
    values (${tokenHash(ticket)}, ${memberId}, ${scene},
      ${fromNow(config.policy.paymentPassword.ticketLifetime)})`);
  return ticket;
}

/**
 * Uses a ticket up. Called inside the transaction that moves the money: both happen, or neither.
 * @throws {ApiFailure} `NO_THIS_TICKET`
 */
export async function consumePayTicket(tx: Db, memberId: bigint, scene: PayScene, ticket: string): Promise<void> {
  const row = await tx.maybe(sql`
    delete from pay_ticket
    where ticket_hash = ${tokenHash(ticket)} and member_id = ${memberId} and scene = ${scene} and expires_at > app_now()
    returning 1`);
  if (!row) throw new ApiFailure('NO_THIS_TICKET');
}
