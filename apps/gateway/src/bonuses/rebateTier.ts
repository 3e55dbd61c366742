import { parseMoney } from '../ledger/index.ts';
import type { Policy } from '../config/index.ts';
import { PERCENT_PLACES, USDT_PLACES } from './places.ts';

/** A step of an acceptor's rebate: `rate` in millionths, the turnover that reaches it in millionths of a USDT. */
export interface RebateTier {
  /** From 1. */
  readonly tier: number;
  readonly turnover: bigint;
  readonly rate: bigint;
}

/** The tier that a turnover has reached, and the next one; none above the highest. */
export function rebateTier(
  { acceptorRebate }: Policy,
  turnover: bigint,
): { readonly reached: RebateTier; readonly next: RebateTier | undefined } {
  const tiers = acceptorRebate.tiers.map(
    (step, index): RebateTier => ({
      tier: index + 1,
      turnover: parseMoney(step.turnover, USDT_PLACES) ?? 0n,
      rate: parseMoney(step.rate, PERCENT_PLACES) ?? 0n,
    }),
  );
  const reached = tiers.findLast((step) => step.turnover <= turnover) ?? { tier: 0, turnover: 0n, rate: 0n };
  return { reached, next: tiers[reached.tier] };
}
