import type { Services } from '../../call/Services.ts';
import { type Db, fromNow, sql } from '../../db/index.ts';

/**
 * Sends one waiting message after the other.
 * @param sendNext undefined when none is due, and whether one went out
 * @returns how many went out
 */
export async function sendWaiting(sendNext: () => Promise<boolean | undefined>): Promise<number> {
  let sent = 0;
  for (;;) {
    const result = await sendNext();
    if (result === undefined) return sent;
    if (result) sent += 1;
  }
}

/** A message that a sender has; `lease` where it took a lease. */
interface Claimed {
  readonly id: bigint;
  readonly tries: number;
  readonly lease?: number;
}

/** Lets a message that nobody took wait again. @returns false after the last try, when it does not */
export async function waitAgain(
  tx: Db,
  { config }: Pick<Services, 'config'>,
  { id, tries, lease = 0 }: Claimed,
): Promise<boolean> {
  const pause = config.policy.trade.notices.retryAfter[tries];
  if (pause === undefined) return false;
  await tx.query(sql`
    update message set tries = tries + 1, try_at = ${fromNow(pause)}, leased_until = null where id = ${id} and lease = ${lease}`);
  return true;
}
