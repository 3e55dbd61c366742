import type { Services } from '../../call/Services.ts';
import { type Db, fromNow, sql } from '../../db/index.ts';
import { dropOrders } from '../float/drains.ts';
import { getWithdrawal } from '../withdrawals/Withdrawal.ts';
import { scheduleSending, withdrawalProcess } from '../withdrawals/process.ts';

/** Why the sending cannot go on yet. */
export class NotComparedError extends Error {
  override readonly name = 'NotComparedError';
}

interface Found {
  readonly protocol: string;
  readonly txid: string;
  readonly payload: string;
  readonly ref: string | null;
  readonly withdrawalId: bigint | null;
  readonly billNo: string | null;
}

type Compared = Readonly<Record<string, { readonly next: number | null } | null>>;

/**
 * Takes what the last comparison found as sent by the house, and lets the sending go on at this place. Runs in the
 * caller's transaction and asks no network.
 * @param byHand networks that cannot be asked, and that people have compared with an explorer
 * @returns how many transfers were bound to withdrawals, and how many belong to none
 * @throws {NotComparedError} where nothing stops the sending, or the comparison is not complete
 */
export async function acceptComparison(
  services: Services,
  byHand: ReadonlySet<string> = new Set(),
): Promise<{ readonly bound: number; readonly loose: number }> {
  const { db, chains } = services;
  const { isCurrent, compared } = await db.one<{ isCurrent: boolean | null; compared: Compared }>(sql`
    select compared_at >= held_since as "isCurrent", compared from signing_state for update`);
  if (isCurrent !== true)
    throw new NotComparedError('Nothing is held, or nobody has compared since: run `chain compare` first.');
  const found = await db.query<Found>(sql`
    select o.protocol, o.txid, o.payload, o.ref, o.withdrawal_id as "withdrawalId", w.bill_no as "billNo"
    from outside_transfer o left join withdrawal w on w.id = o.withdrawal_id order by o.protocol, o.block, o.txid`);
  for (const chain of chains.list()) {
    const answer = compared[chain.protocol];
    if (!chain.outside && byHand.has(chain.protocol)) continue;
    if (!answer) throw new NotComparedError(`${chain.protocol} is not compared: run \`chain compare\` again.`);
    const own = found.filter(({ protocol }) => protocol === chain.protocol);
    const adopted = own.map(({ txid, payload, ref, billNo }) => ({
      txid,
      payload,
      ref: billNo ?? ref ?? `outside:${txid}`,
    }));
    await chain.adopt?.(db, adopted, answer.next ?? undefined);
  }
  for (const each of found) if (each.withdrawalId !== null) await markSent(services, each.withdrawalId, each);
  await dropOrders(db, 'ordered before a restore');
  await db.query(sql`delete from outside_transfer`);
  await db.query(sql`
    update signing_state set place = signing_place(), held_since = null, held_why = null, compared_at = null, compared = '{}'`);
  const bound = found.filter(({ withdrawalId }) => withdrawalId !== null).length;
  return { bound, loose: found.length - bound };
}

/** Brings a withdrawal to where it was when the network got its transfer. */
async function markSent({ db, config }: Services, id: bigint, { txid, payload }: Found): Promise<void> {
  const detail = { txid };
  const read = async () => await getWithdrawal(db, id);
  const { signWithin } = config.policy.withdrawal;
  await keepTransfer(db, id, txid, payload);
  if ((await read()).state === 'review')
    await withdrawalProcess.move(db, await read(), 'approve', { by: 'operator', due: fromNow(signWithin), detail });
  if ((await read()).state === 'approved')
    await withdrawalProcess.move(db, await read(), 'sign', { by: 'sender', detail });
  if ((await read()).state === 'signed')
    await withdrawalProcess.move(db, await read(), 'send', { by: 'sender', detail });
  await scheduleSending(db, id);
}

async function keepTransfer(db: Db, id: bigint, txid: string, payload: string): Promise<void> {
  await db.query(sql`
    update withdrawal set txid = ${txid}, payload = ${payload}, confirmations = 0, attempts = attempts + 1
    where id = ${id} and txid is distinct from ${txid}`);
}
