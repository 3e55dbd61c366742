import { type Db, sql } from '../../../db/index.ts';
import type { Comparable, OutsideTransfer } from '../port/outside.ts';
import { freeCoins } from './coins.ts';
import { lockCoins } from './follow.ts';
import { addressOf } from './script.ts';
import { sum } from './selectCoins.ts';
import { addAttempt, addSpend, newestFor, type Spend } from './spends.ts';
import { type Outpoint, readSigned } from './transaction.ts';
import type { WalletOptions } from './wallet.ts';

/** Compares who spent coins of the house, as blocks tell, with what the database keeps as signed. */
export function compareBitcoin(
  options: Pick<WalletOptions, 'db' | 'node' | 'network' | 'signer' | 'follow'>,
): Comparable {
  const { db, node, network, signer, follow } = options;
  return {
    async outside() {
      const newest = await follow();
      const open = await db.query<{ txid: string; block: number; payload: string }>(sql`
        select txid, block, payload from btc_outside where is_open order by block, txid`);
      const transfers: OutsideTransfer[] = [];
      for (const { txid, block, payload } of open) {
        const { inputs, outputs } = readSigned(payload);
        const ref = (await spendOfCoins(db, inputs))?.ref;
        const left = outputs
          .map(({ script, raw }) => ({ to: addressOf(network, script), raw }))
          .filter(({ to }) => to !== signer.hot);
        // Those of the house pay one address. Of others, the first stands for all that are paid.
        const [first] = left;
        if (first) transfers.push({ txid, payload, block, to: first.to, currency: 'BTC', raw: sum(left), ref });
      }
      let untold = 0;
      for (const coin of await freeCoins(db, [signer.hot], newest)) if (!(await node.isUnspent(coin))) untold += 1;
      return {
        transfers,
        ...(untold > 0 && { pending: `has something that waits for a block and spends ${untold} coins of the wallet` }),
      };
    },
    async adopt(tx, transfers) {
      await lockCoins(tx);
      for (const { ref, txid, payload } of transfers) {
        const isKnown = await tx.maybe(sql`select 1 from btc_transfer where txid = ${txid}`);
        if (isKnown || payload === '') continue;
        const { inputs } = readSigned(payload);
        const known = await spendOfCoins(tx, inputs);
        const turn = ((await newestFor(tx, ref))?.turn ?? -1) + 1;
        const spend = known ?? (await addSpend(tx, { ref, turn }));
        const { attempt } = await tx.one<{ attempt: number }>(sql`
          select coalesce(max(attempt) + 1, 0) as attempt from btc_transfer where spend_id = ${spend.id}`);
        const fee = await feeOfOutside(tx, payload);
        const block = await tx.maybe<{ block: number }>(sql`
          update btc_outside set is_open = false where txid = ${txid} returning block`);
        await addAttempt(tx, spend, { txid, payload, attempt, fee, newest: block?.block ?? 0 }, inputs);
      }
    },
  };
}

/** The spend of this database that has one of some coins: another transaction was signed for it. */
async function spendOfCoins(db: Db, inputs: readonly Outpoint[]): Promise<Spend | undefined> {
  for (const { txid, vout } of inputs) {
    const spend = await db.maybe<Spend>(sql`
      select s.id, s.ref, s.turn from btc_spend s join btc_input i on i.spend_id = s.id
      where i.txid = ${txid} and i.vout = ${vout} and not i.is_free`);
    if (spend) return spend;
  }
  return undefined;
}

/** The fee, as far as the coins that it spends are those of the house. */
async function feeOfOutside(db: Db, payload: string): Promise<bigint> {
  const { inputs, outputs } = readSigned(payload);
  let fee = -sum(outputs);
  for (const { txid, vout } of inputs) {
    const coin = await db.maybe<{ raw: bigint }>(sql`
      select raw from btc_coin where txid = ${txid} and vout = ${vout}`);
    fee += coin?.raw ?? 0n;
  }
  return fee > 0n ? fee : 0n;
}
