import type { UserInfo } from '@ezwallet/api-client/contract';

/** Kinds of action that can be restricted for a while (product specification, section 3). */
export const RESTRICTIONS = ['account', 'buy', 'sell', 'deposit', 'withdrawal'] as const;
/** One kind of action that can be restricted. */
export type Restriction = (typeof RESTRICTIONS)[number];
/** Which restrictions hold, by kind; `true` means that the person may not do it now. */
export type RestrictionLocks = Readonly<Record<Restriction, boolean>>;

const locksBy = (isLocked: (kind: Restriction) => boolean) =>
  Object.fromEntries(RESTRICTIONS.map((kind) => [kind, isLocked(kind)])) as RestrictionLocks;

/** No lock at all. */
export const UNLOCKED: RestrictionLocks = locksBy(() => false);

/**
 * The locks that hold at a moment: those whose window is open, its start included and its end not.
 *
 * @param now epoch milliseconds
 */
export function restrictionLocks(user: UserInfo, now: number): RestrictionLocks {
  return locksBy((kind) => {
    // The wire calls a deposit a recharge.
    const name = kind === 'deposit' ? 'recharge' : kind;
    const [start, end] = [user[`${name}InvalidStart`], user[`${name}InvalidEnd`]];
    return start !== null && end !== null && start <= now && now < end;
  });
}
