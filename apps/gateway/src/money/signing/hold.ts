import type { Services } from '../../call/Services.ts';
import { OutsideTransferError } from '../../outside/chain/port/outside.ts';
import { type Db, sql } from '../../db/index.ts';

/**
 * Why nothing is sent: the database is at another place than where the house signed, a network knows more of the house's
 * wallet than the database, or a person said so.
 */
export type HoldReason = 'place' | 'network' | 'person';

/** The reason that stops the sending, and since when in epoch milliseconds. */
export interface Hold {
  readonly since: number;
  readonly why: HoldReason;
}

/** Name of the event in the log, for alarms. */
const HOLD_EVENT = 'sending_held';

/** Nothing may be signed now. The job tries again later. */
export class SigningHeldError extends Error {
  override readonly name = 'SigningHeldError';

  constructor() {
    super('Nothing is signed until a person has compared the networks: npm run operator -- chain compare');
  }
}

/** Reads what stops the sending. */
export async function readHold(db: Db): Promise<Hold | undefined> {
  return await db.maybe<Hold>(sql`
    select held_since as since, held_why as why from signing_state where held_since is not null`);
}

/** Whether nothing may be sent now. */
export async function isHeld(db: Db): Promise<boolean> {
  return (await db.one<{ isHeld: boolean }>(sql`select is_signing_held() as "isHeld"`)).isHeld;
}

/** Stops the sending of every process. @returns false where it is stopped already */
export async function holdSigning({ db, log }: Pick<Services, 'db' | 'log'>, why: HoldReason): Promise<boolean> {
  const row = await db.maybe(sql`
    update signing_state set held_since = app_now(), held_why = ${why}, compared_at = null, compared = '{}'
    where held_since is null returning 1`);
  if (row)
    log.fatal(
      { event: HOLD_EVENT, why },
      'nothing is sent until a person has compared the networks: npm run operator -- chain compare',
    );
  return row !== undefined;
}

/** Stops the sending where the database is not at the place where the house signed. The first start says where that is. */
export async function watchPlace(services: Pick<Services, 'db' | 'log'>): Promise<void> {
  const { db } = services;
  await db.query(sql`
    update signing_state set place = signing_place(), known_until = ${KNOWN} where place = '' and held_since is null`);
  const moved = await db.maybe(sql`
    select 1 from signing_state where held_since is null and place <> signing_place()`);
  if (moved) await holdSigning(services, 'place');
}

const KNOWN = sql`coalesce((select jsonb_object_agg(protocol, block) from chain_cursor), '{}')`;

/**
 * Lets the caller's transaction sign, and notes up to which block everything is known then.
 * @throws {SigningHeldError}
 */
export async function enterSigning(tx: Db): Promise<void> {
  const row = await tx.maybe(sql`
    update signing_state set place = signing_place(), known_until = ${KNOWN} where not is_signing_held() returning 1`);
  if (!row) throw new SigningHeldError();
}

/** Stops the sending if a network has told that it knows more than the database. @returns whether it has */
export async function heldByNetwork(services: Pick<Services, 'db' | 'log'>, error: unknown): Promise<boolean> {
  if (!(error instanceof OutsideTransferError)) return false;
  await holdSigning(services, 'network');
  return true;
}
