import { NodeRefusal } from '../json-rpc/node.ts';
import { FeeAboveBoundError, type SignedTransfer, type SweepReport } from '../port/Chain.ts';
import { depositsOf } from '../port/depositsOf.ts';
import { endFeeWait, noteFeeWait } from '../port/feeWaits.ts';
import { SignerRefusedError } from '../port/Signer.ts';
import { sweepRef } from '../port/sweeping.ts';
import { boundCoins, freeCoins, type HouseCoin } from './coins.ts';
import { lockCoins } from './follow.ts';
import { dustOf, scriptOf } from './script.ts';
import { feeOf, MOST_INPUTS, sum } from './selectCoins.ts';
import { inOrder, signChoice } from './signing.ts';
import { addSpend, attemptsOf, minedOf, newestFor, newestOf, openSpends } from './spends.ts';
import { sendOnce, waitingOf, type WalletOptions } from './wallet.ts';

/** The signer gets the transactions before a sweep with each of its inputs, and exchanges pay in large ones. */
const MOST_BYTES = 500_000;
/** How references of sweeps begin. */
const SWEEP = 'sweep:';

/**
 * Moves coins from deposit addresses into the wallet, many in one transaction. All that is signed is in the database before it is sent, so
 * that a run may be cut off and run again at any time, and twice at once.
 * @param least satoshis below which an address is left
 */
export async function sweepDeposits(options: WalletOptions, least: bigint): Promise<SweepReport> {
  const { db, node, most, follow } = options;
  const newest = await follow();
  const report = { swept: 0, funded: 0, waiting: 0, refused: 0 };
  const note = async (count: number, step: () => Promise<keyof SweepReport>): Promise<void> => {
    report[await step().catch(refusedOn)] += count;
  };
  for (const spend of await openSpends(db)) {
    if (!spend.ref.startsWith(SWEEP) || (await minedOf(db, spend))) continue;
    const addresses = new Set((await boundCoins(db, spend.id))?.map(({ address }) => address));
    const [signed, isWaiting] = [await newestOf(db, spend), await waitingOf(node, await attemptsOf(db, spend))];
    await note(addresses.size, async () => (isWaiting || !signed ? 'waiting' : await send(options, signed)));
  }

  const deposits = (await depositsOf<string>(db, 'BTC')).map(({ address }) => address);
  const rate = await node.rate();
  const inputFee = feeOf({ rate }, 1, []) - feeOf({ rate }, 0, []);
  const worth = (await freeCoins(db, deposits, newest)).filter(({ raw }) => raw > inputFee);
  const owned = new Map<string, bigint>();
  for (const { address, raw } of worth) owned.set(address, (owned.get(address) ?? 0n) + raw);
  const enough = worth
    .filter(({ address }) => (owned.get(address) ?? 0n) >= least)
    .toSorted((one, other) => (one.address < other.address ? -1 : 1));
  for (const coins of inParts(enough, mostInputs(options, rate))) {
    const addresses = [...new Set(coins.map(({ address }) => address))];
    const waits = addresses.map((address) => ({ protocol: 'BTC', ref: sweepRef(address, 'BTC') }));
    const fee = feeOf({ rate }, coins.length, [{ script: scriptOf(options.network, options.signer.hot), raw: 0n }]);
    if (fee > most) {
      for (const wait of waits) await noteFeeWait(db, wait);
      report.waiting += addresses.length;
    } else {
      await note(addresses.length, async () => await sweepOnce(options, coins, { rate, newest }));
      for (const wait of waits) await endFeeWait(db, wait);
    }
  }
  return report;
}

/** So many inputs a sweep can have within the bound of its fee, at least one. */
function mostInputs({ network, signer, most }: WalletOptions, rate: bigint): number {
  const output = { script: scriptOf(network, signer.hot), raw: 0n };
  let inputs = MOST_INPUTS;
  while (inputs > 1 && feeOf({ rate }, inputs, [output]) > most) inputs -= 1;
  return inputs;
}

/** Moves coins in one transaction, without those that somebody else has taken meanwhile. */
async function sweepOnce(
  options: WalletOptions,
  coins: readonly HouseCoin[],
  { rate, newest }: { readonly rate: bigint; readonly newest: number },
): Promise<keyof SweepReport> {
  const { db, network, signer } = options;
  const script = scriptOf(network, signer.hot);
  const signed = await db.tx(async (tx) => {
    await lockCoins(tx);
    const free = await freeCoins(tx, [...new Set(coins.map(({ address }) => address))], newest);
    const places = new Set(free.map(placeOf));
    const inputs = inOrder(coins.filter((coin) => places.has(placeOf(coin))));
    const [first] = inputs;
    const fee = feeOf({ rate }, inputs.length, [{ script, raw: 0n }]);
    const raw = sum(inputs) - fee;
    if (!first || raw < dustOf(script)) return undefined;
    const ref = `${SWEEP}${placeOf(first)}`;
    const previous = await newestFor(tx, ref);
    const spend = await addSpend(tx, { ref, turn: previous ? previous.turn + 1 : 0 });
    return await signChoice(tx, options, spend, { attempt: 0, newest }, { inputs, outputs: [{ script, raw }], fee });
  });
  return signed ? await send(options, signed) : 'waiting';
}

const placeOf = ({ txid, vout }: HouseCoin): string => `${txid}:${vout}`;

async function send({ node }: WalletOptions, signed: SignedTransfer): Promise<keyof SweepReport> {
  await sendOnce(node, signed);
  return 'swept';
}

/** A refusal stops none of the other addresses. */
function refusedOn(error: unknown): keyof SweepReport {
  if (error instanceof FeeAboveBoundError) return 'waiting';
  if (error instanceof NodeRefusal || error instanceof SignerRefusedError) return 'refused';
  throw error;
}

/** Divides coins into those of one transaction each. */
function inParts(coins: readonly HouseCoin[], most: number): HouseCoin[][] {
  const parts: HouseCoin[][] = [];
  let bytes = 0;
  for (const coin of coins) {
    const last = parts.at(-1);
    bytes += coin.bytes;
    if (last && last.length < most && bytes <= MOST_BYTES) last.push(coin);
    else {
      parts.push([coin]);
      bytes = coin.bytes;
    }
  }
  return parts;
}
