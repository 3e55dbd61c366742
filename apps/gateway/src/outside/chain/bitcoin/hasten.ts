import { NodeRefusal } from '../json-rpc/node.ts';
import { FeeAboveBoundError, type SignedTransfer } from '../port/Chain.ts';
import { endFeeWait, noteFeeWait } from '../port/feeWaits.ts';
import { SignerRefusedError } from '../port/Signer.ts';
import { boundCoins, freeCoins, type HouseCoin } from './coins.ts';
import { lockCoins } from './follow.ts';
import { dustOf, scriptOf } from './script.ts';
import { type Choice, feeOf, type Missing, selectCoins, sum } from './selectCoins.ts';
import { signChoice } from './signing.ts';
import { attemptsOf, type Attempt, decide, isDead, minedOf, openSpends, type Spend } from './spends.ts';
import { readSigned, sizeOf } from './transaction.ts';
import { bounded, enough, sendOnce, type WalletOptions } from './wallet.ts';

export interface HastenOptions extends WalletOptions {
  /** Milliseconds after which a transaction that a block has left out counts as stuck. */
  readonly after: number;
}

/**
 * Signs what waits too long again with a higher fee, and decides what a block of confirmed depth has decided. The next transaction
 * spends all that each one before it has spent, so that a block can hold one of them. One that is too dear now waits, and stops no other.
 * @returns how many transactions were replaced
 */
export async function hasten(options: HastenOptions): Promise<number> {
  const { db, node, final, after, follow } = options;
  const newest = await follow();
  let replaced = 0;
  for (const spend of await openSpends(db)) {
    if (await isDecided(options, spend, newest - final + 1)) continue;
    const [waiting] = await attemptsOf(db, spend, after);
    if (!waiting || (await minedOf(db, spend))) continue;
    const signed = waiting.isLate ? await raise(options, spend, waiting, newest) : undefined;
    if (signed) replaced += 1;
    // A node forgets what is too cheap, and a process may have ended between signing and sending.
    await sendOnce(node, signed ?? waiting).catch((error: unknown) => {
      if (!(error instanceof NodeRefusal)) throw error;
    });
  }
  return replaced;
}

async function isDecided({ db }: HastenOptions, spend: Spend, deepest: number): Promise<boolean> {
  const mined = await minedOf(db, spend);
  const isFinal = mined !== undefined && mined.block <= deepest;
  const fate = isFinal ? 'mined' : (await isDead(db, spend, deepest)) ? 'dead' : undefined;
  if (fate !== undefined)
    await db.tx(async (tx) => {
      await lockCoins(tx);
      await decide(tx, spend, fate);
    });
  return fate !== undefined;
}

/** @returns undefined while the waiting one offers what the network asks for, or no more can be offered */
async function raise(
  options: HastenOptions,
  spend: Spend,
  waiting: Attempt,
  newest: number,
): Promise<SignedTransfer | undefined> {
  const { db, node } = options;
  const offered = offeredBy(waiting);
  const [now, step] = [await node.rate(), await node.step()];
  const wait = { protocol: 'BTC', ref: spend.ref };
  if (now <= offered) {
    await endFeeWait(db, wait);
    return undefined;
  }
  const rate = now > offered + step ? now : offered + step;
  try {
    return await db.tx(async (tx) => {
      await lockCoins(tx);
      const [newestAttempt] = await attemptsOf(tx, spend);
      // Somebody else was faster.
      if (newestAttempt?.txid !== waiting.txid) return undefined;
      const bound = await boundCoins(tx, spend.id);
      if (!bound) return undefined;
      const free = await freeCoins(tx, [options.signer.hot], newest);
      const choice = dearer(options, waiting, { bound, free }, { rate, step });
      return choice && (await signChoice(tx, options, spend, { attempt: waiting.attempt + 1, newest }, choice));
    });
  } catch (error) {
    if (error instanceof FeeAboveBoundError) await noteFeeWait(db, wait);
    else if (!(error instanceof NodeRefusal) && !(error instanceof SignerRefusedError)) throw error;
    return undefined;
  }
}

/** Satoshis for 1,000 virtual bytes. */
function offeredBy({ payload, fee }: Attempt): bigint {
  const { inputs, outputs } = readSigned(payload);
  return (fee * 1000n) / sizeOf(inputs.length, outputs);
}

/** The next transaction: it pays the same, or sweeps the same coins, and offers more altogether (BIP-125, rules 3 and 4). */
function dearer(
  { network, signer, most }: HastenOptions,
  { payload, fee }: Attempt,
  { bound, free }: { readonly bound: readonly HouseCoin[]; readonly free: readonly HouseCoin[] },
  { rate, step }: { readonly rate: bigint; readonly step: bigint },
): Choice<HouseCoin> | undefined {
  const home = scriptOf(network, signer.hot);
  const [payment] = readSigned(payload).outputs;
  if (!payment) return undefined;
  const outputs = [payment, { script: home, raw: 0n }, { script: home, raw: 0n }];
  const leastFee = fee + (sizeOf(bound.length + 1, outputs) * step) / 1000n + 1n;
  if (bound.some(({ address }) => address !== signer.hot)) {
    const higher = feeOf({ rate, leastFee }, bound.length, [payment]);
    const raw = sum(bound) - higher;
    return raw < dustOf(home)
      ? undefined
      : bounded(most, { inputs: bound, outputs: [{ script: home, raw }], fee: higher });
  }
  const choice: Choice<HouseCoin> | Missing = selectCoins({ bound, free, output: payment, home, rate, leastFee });
  return bounded(most, enough(choice));
}
