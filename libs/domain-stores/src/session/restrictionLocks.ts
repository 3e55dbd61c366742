import type { UserInfo } from '@ezwallet/api-client/contract';

/** Kinds of action that a person can be kept from for a while (product specification, section 3). */
export const RESTRICTIONS = ['account', 'buy', 'sell', 'recharge', 'withdrawal'] as const;
/** One kind of action that a person can be kept from. */
export type Restriction = (typeof RESTRICTIONS)[number];
/** Which restrictions hold, by kind; `true` means that the person may not do it now. */
export type RestrictionLocks = Readonly<Record<Restriction, boolean>>;

/** No lock at all. */
export const UNLOCKED: RestrictionLocks = { account: false, buy: false, sell: false, recharge: false, withdrawal: false };

/**
 * Says which locks hold at a moment: those whose window is open, its start included and its end not.
 *
 * @param now epoch milliseconds
 */
export function restrictionLocks(user: UserInfo, now: number): RestrictionLocks {
  const locked = (kind: Restriction) => {
    const start = user[`${kind}InvalidStart`];
    const end = user[`${kind}InvalidEnd`];
    return start !== null && end !== null && start <= now && now < end;
  };
  return {
    account: locked('account'),
    buy: locked('buy'),
    sell: locked('sell'),
    recharge: locked('recharge'),
    withdrawal: locked('withdrawal'),
  };
}
