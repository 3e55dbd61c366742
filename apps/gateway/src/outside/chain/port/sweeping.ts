import { type Network, toMinorUnits } from '@ezwallet/validators';
import type { Db } from '../../../db/index.ts';
import { type Chain, FeeAboveBoundError, type SweepReport } from './Chain.ts';
import { endFeeWait, noteFeeWait } from './feeWaits.ts';

/** A coin that is moved from deposit addresses into the house's wallet. */
export interface SweptCoin {
  readonly currency: string;
  /** Of the token; empty for the network's own coin. */
  readonly contract: string;
  /** Less than this, in raw units, is not worth its fee. */
  readonly least: bigint;
}

const SWEEP = 'sweep:';

/** The reference of what moves a coin into the house's wallet, from a deposit address or from a wallet that paid before. */
export const sweepRef = (address: string, currency: string): string => `${SWEEP}${address}:${currency}`;

/** Whether a reference is one of these. */
export const isSweep = (reference: string): boolean => reference.startsWith(SWEEP);

interface Sweeping<Deposit extends { readonly address: string }> {
  readonly db: Db;
  readonly protocol: Network;
  readonly coins: readonly SweptCoin[];
  readonly deposits: readonly Deposit[];
  /** The balance of each deposit address in a coin, in the order of the addresses. */
  readonly balancesOf: (coin: SweptCoin) => Promise<readonly bigint[]>;
  /** Moves all of a coin from an address, or takes the step before. */
  readonly move: (deposit: Deposit, coin: SweptCoin, raw: bigint) => Promise<keyof SweepReport>;
  /** Whether an error is the node's answer about this one address. */
  readonly isRefusal: (error: unknown) => boolean;
}

/**
 * Takes a step for each address that has enough of a coin. A refusal by the node stops none of the other addresses: a token may have
 * closed this one. A step that would cost too much now waits.
 */
export async function sweepEach<Deposit extends { readonly address: string }>({
  db,
  protocol,
  coins,
  deposits,
  balancesOf,
  move,
  isRefusal,
}: Sweeping<Deposit>): Promise<SweepReport> {
  const report = { swept: 0, funded: 0, waiting: 0, refused: 0 };
  const paying = new Set<string>();
  for (const coin of coins) {
    const balances = await balancesOf(coin);
    for (const [index, deposit] of deposits.entries()) {
      const raw = balances[index];
      if (raw === undefined) throw new Error(`The node gave no balance of ${deposit.address} in ${coin.currency}.`);
      if (raw === 0n || raw < coin.least) continue;
      // The own coin pays for what has just been sent.
      if (coin.contract === '' && paying.has(deposit.address)) {
        report.waiting += 1;
        continue;
      }
      try {
        const step = await move(deposit, coin, raw);
        if (step === 'swept' || step === 'funded') paying.add(deposit.address);
        report[step] += 1;
        await endFeeWait(db, { protocol, ref: sweepRef(deposit.address, coin.currency) });
      } catch (error) {
        if (error instanceof FeeAboveBoundError) {
          await noteFeeWait(db, { protocol, ref: sweepRef(deposit.address, coin.currency) });
          report.waiting += 1;
        } else if (isRefusal(error)) report.refused += 1;
        else throw error;
      }
    }
  }
  return report;
}

/**
 * The coins of a chain with the least that is swept of each, the network's own coin last: it pays for moving the others.
 * @param sweepFrom by currency, decimal strings
 * @throws Error for a currency that the policy does not name
 */
export function sweptCoins(
  { coins, protocol }: Pick<Chain, 'coins' | 'protocol'>,
  sweepFrom: Readonly<Record<string, string>>,
): SweptCoin[] {
  const swept = [...coins].map(([currency, { contract, decimals }]) => {
    const least = sweepFrom[currency];
    if (least === undefined)
      throw new Error(`policy.chains.sweepFrom does not say from what on ${currency} is swept on ${protocol}.`);
    return { currency, contract, least: toMinorUnits(least, decimals) };
  });
  return swept.toSorted((one, other) => Number(one.contract === '') - Number(other.contract === ''));
}
