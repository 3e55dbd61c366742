import type { OWN_LIMITS } from '@ezwallet/api-client/contract';

/** The limits that people set for themselves: payments in millionths of a USDT, orders by their number. */
export type OwnLimitKind = (typeof OWN_LIMITS)[number];

/** A member's choice: `active` is null where the platform's limit is enough, `kept` is the number to show. */
export interface LimitChoice {
  readonly active: bigint | null;
  readonly kept: bigint | null;
}

/** A member's own limit, with the rise that waits; times in epoch milliseconds. */
export interface OwnLimit extends LimitChoice {
  readonly next: (LimitChoice & { readonly at: number }) | null;
}

export const NO_OWN_LIMIT: OwnLimit = { active: null, kept: null, next: null };

/** The limit at a moment: a rise applies once its time has come. */
export function ownLimitAt(limit: OwnLimit, now: number): OwnLimit {
  const { next } = limit;
  return next !== null && next.at <= now ? { active: next.active, kept: next.kept, next: null } : limit;
}

/**
 * The limit after a choice: a lower limit applies at once, a higher one waits. Asking again for the same limit, or for
 * less, does not restart the wait.
 */
export function chooseOwnLimit(limit: OwnLimit, choice: LimitChoice, now: number, riseAfter: number): OwnLimit {
  const { next, ...held } = ownLimitAt(limit, now);
  if (!isAbove(choice.active, held.active)) return { ...choice, next: null };
  const isWaiting = next !== null && !isAbove(choice.active, next.active);
  return { ...held, next: { ...choice, at: isWaiting ? next.at : now + riseAfter } };
}

/** No limit is above every limit. */
function isAbove(a: bigint | null, b: bigint | null): boolean {
  return b !== null && (a === null || a > b);
}
