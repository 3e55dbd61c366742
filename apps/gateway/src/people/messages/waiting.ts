import type { Services } from '../../call/Services.ts';
import { type Db, fromNow, sql } from '../../db/index.ts';

/**
 * Sends one waiting message after the other, each in a transaction of its own.
 * @param sendNext undefined when none is due, and whether one went out
 * @returns how many went out
 */
export async function sendWaiting(
  { db }: Pick<Services, 'db'>,
  sendNext: (tx: Db) => Promise<boolean | undefined>,
): Promise<number> {
  let sent = 0;
  for (;;) {
    const result = await db.tx(sendNext);
    if (result === undefined) return sent;
    if (result) sent += 1;
  }
}

/** Lets a message that nobody took wait again. @returns false after the last try, when it does not */
export async function waitAgain(
  tx: Db,
  { config }: Pick<Services, 'config'>,
  { id, tries }: { readonly id: bigint; readonly tries: number },
): Promise<boolean> {
  const pause = config.policy.trade.notices.retryAfter[tries];
  if (pause === undefined) return false;
  await tx.query(sql`update message set tries = tries + 1, try_at = ${fromNow(pause)} where id = ${id}`);
  return true;
}
