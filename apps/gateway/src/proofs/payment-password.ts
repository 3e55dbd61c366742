import type { PAY_SCENES } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../call/ApiFailure.ts';
import type { Services } from '../call/Services.ts';
import { type Db, fromNow, sql } from '../db/index.ts';
import { type Member, payPasswordCounter } from '../members/members.ts';
import { newToken, tokenHash } from '../secrets/digest.ts';
import { forgetTries, type TryRule, tryOnce } from '../tries/tries.ts';

/** Wrong payment passwords do not get old: only a right one, or the end of the lock, starts the count again. */
const FOREVER = 100 * 365 * 24 * 60 * 60 * 1000;

/** Who checks a payment password, and the hash that the caller has read. */
export type PayPasswordOwner = Pick<Member, 'id' | 'payPasswordHash'>;

/**
 * Checks a payment password. Of any number of parallel guesses at most five are ever compared, and only wrong ones count.
 * @throws {ApiFailure} `1049` with `{remainTimes, lockedUntil}`; `PINCODE_INVALID` when none was ever set; `TRY_AGAIN_LATER`
 */
export async function verifyPaymentPassword(services: Services, owner: PayPasswordOwner, password: string): Promise<void> {
  const { db, hasher, config } = services;
  const { id, payPasswordHash: hash } = owner;
  if (hash === null) throw new ApiFailure('PINCODE_INVALID');
  const { wrongTries, lock } = config.policy.paymentPassword;
  const rule: TryRule = { counters: [{ key: payPasswordCounter(id), limit: wrongTries }], window: FOREVER, block: lock };
  const result = await tryOnce(db, rule, () => hasher.verifyPaymentPassword(hash, password));
  switch (result.verdict) {
    case 'wrong': {
      const remainTimes = wrongTries - result.points;
      throw new ApiFailure('1049', { remainTimes, lockedUntil: remainTimes > 0 ? null : result.until });
    }
    case 'blocked':
      throw new ApiFailure('1049', { remainTimes: 0, lockedUntil: result.until });
    case 'right':
    case 'proof':
  }
}

/** Forgets the wrong tries at a payment password that has just been replaced. */
export async function forgetPaymentPasswordTries(tx: Db, memberId: bigint): Promise<void> {
  await forgetTries(tx, payPasswordCounter(memberId));
}

export type PayScene = (typeof PAY_SCENES)[number];

/** Makes a ticket for a member, after a right payment password. */
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
