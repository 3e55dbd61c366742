/** The choice of the coins that pay. */
import { dustOf } from './script.ts';
import { type Output, sizeOf, type Spendable } from './transaction.ts';

/** The most inputs of a transaction: each of them carries the transaction before it to the signer. */
export const MOST_INPUTS = 40;
/** Change is split in two while the wallet has fewer coins, because a coin pays once in a block. */
const ENOUGH_COINS = 10;
/** No half of a change is less, in satoshis. */
const LEAST_HALF = 1_000_000n;

/** A payment, and the coins that it may be paid from. */
export interface Wish<Coin extends Pick<Spendable, 'raw'>> {
  /** Those that have to be among the inputs, in their order, before all others. */
  readonly bound: readonly Coin[];
  readonly free: readonly Coin[];
  readonly output: Output;
  /** The script of the wallet, which change goes to. */
  readonly home: Uint8Array;
  /** Satoshis for 1,000 virtual bytes, and the least that the transaction pays altogether. */
  readonly rate: bigint;
  readonly leastFee?: bigint;
}

/** The content of a transaction that pays. The first output is the payment, and all others are change. */
export interface Choice<Coin> {
  readonly inputs: readonly Coin[];
  readonly outputs: readonly Output[];
  readonly fee: bigint;
}

/** The coins are too few. */
export interface Missing {
  /** Satoshis that the payment and its fee take, and that the coins have. */
  readonly needed: bigint;
  readonly had: bigint;
}

/**
 * Chooses coins: the smallest one that is enough by itself, or else the largest ones. Coins that cost more to spend than they are worth are left.
 */
export function selectCoins<Coin extends Pick<Spendable, 'raw'>>(wish: Wish<Coin>): Choice<Coin> | Missing {
  const { bound, free, output } = wish;
  const worth = free
    .filter(({ raw }) => raw > feeOf(wish, 1, []) - feeOf(wish, 0, []))
    .toSorted((one, other) => (one.raw < other.raw ? -1 : 1));
  const isEnough = (inputs: readonly Coin[]) => sum(inputs) >= output.raw + feeOf(wish, inputs.length, [output]);
  if (bound.length > 0 && isEnough(bound)) return withChange(wish, bound);
  const single = worth.find((coin) => isEnough([...bound, coin]));
  if (single) return withChange(wish, [...bound, single]);
  const inputs = [...bound];
  for (const coin of worth.toReversed()) {
    if (inputs.length >= MOST_INPUTS || isEnough(inputs)) break;
    inputs.push(coin);
  }
  return isEnough(inputs)
    ? withChange(wish, inputs)
    : { needed: output.raw + feeOf(wish, inputs.length, [output]), had: sum(inputs) };
}

/** The fee of a transaction. */
export function feeOf(
  { rate, leastFee = 0n }: Pick<Wish<never>, 'rate' | 'leastFee'>,
  inputs: number,
  outputs: readonly Output[],
): bigint {
  const fee = (sizeOf(inputs, outputs) * rate + 999n) / 1000n;
  return fee > leastFee ? fee : leastFee;
}

/** Change that no node would pass on goes into the fee. */
function withChange<Coin extends Pick<Spendable, 'raw'>>(wish: Wish<Coin>, inputs: readonly Coin[]): Choice<Coin> {
  const { output, home, free } = wish;
  const has = sum(inputs);
  const rest = (changes: number) => {
    const change = { script: home, raw: 0n };
    return has - output.raw - feeOf(wish, inputs.length, [output, ...Array.from({ length: changes }, () => change)]);
  };
  const halves = rest(2) / 2n;
  if (free.length < ENOUGH_COINS && halves >= LEAST_HALF)
    return finished([
      { script: home, raw: rest(2) - halves },
      { script: home, raw: halves },
    ]);
  return finished(rest(1) >= dustOf(home) ? [{ script: home, raw: rest(1) }] : []);

  function finished(change: readonly Output[]): Choice<Coin> {
    return { inputs, outputs: [output, ...change], fee: has - output.raw - sum(change) };
  }
}

export const sum = (amounts: readonly { readonly raw: bigint }[]): bigint =>
  amounts.reduce((total, { raw }) => total + raw, 0n);
