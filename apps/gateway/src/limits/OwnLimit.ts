import type { OWN_LIMITS } from '@ezwallet/api-client/contract';

/** The limits that people set for themselves: payments in millionths of a USDT, orders by their number. */
export type OwnLimitKind = (typeof OWN_LIMITS)[number];

/** What somebody wants of a limit: `active` null where the platform's is enough, `kept` the number to be shown. */
export interface LimitChoice {
  readonly active: bigint | null;
  readonly kept: bigint | null;
}

/** A limit of one's own, with the rise that waits; times in epoch milliseconds. */
export interface OwnLimit extends LimitChoice {
  readonly next: (LimitChoice & { readonly at: number }) | null;
}

export const NO_OWN_LIMIT: OwnLimit = { active: null, kept: null, next: null };

/** The limit as it is at a moment: a rise whose time has come holds. */
export function ownLimitAt(limit: OwnLimit, now: number): OwnLimit {
  const { next } = limit;
  return next !== null && next.at <= now ? { active: next.active, kept: next.kept, next: null } : limit;
}

/**
 * The limit after a choice: a fall holds at once, a rise waits. Asking again for what waits already, or for less, does
 * not begin the wait anew.
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
