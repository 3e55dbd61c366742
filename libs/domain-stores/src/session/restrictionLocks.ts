import type { UserInfo } from '@ezwallet/api-client/contract';

/** Kinds of action that can be restricted for a while (product specification, section 3). */
export const RESTRICTIONS = ['account', 'buy', 'sell', 'deposit', 'withdrawal'] as const;
/** One kind of action that can be restricted. */
export type Restriction = (typeof RESTRICTIONS)[number];
/** Which restrictions hold, by kind; `true` means that the person may not do it now. */
export type RestrictionLocks = Readonly<Record<Restriction, boolean>>;

/** No lock at all. */
export const UNLOCKED: RestrictionLocks = { account: false, buy: false, sell: false, deposit: false, withdrawal: false };

/** The name of each kind in the fields of a person's data. */
const WIRE_NAMES = { account: 'account', buy: 'buy', sell: 'sell', deposit: 'recharge', withdrawal: 'withdrawal' } as const;

/**
 * The locks that hold at a moment: those whose window is open, its start included and its end not.
 *
 * @param now epoch milliseconds
 */
export function restrictionLocks(user: UserInfo, now: number): RestrictionLocks {
  const locked = (kind: Restriction) => {
    const start = user[`${WIRE_NAMES[kind]}InvalidStart`];
    const end = user[`${WIRE_NAMES[kind]}InvalidEnd`];
    return start !== null && end !== null && start <= now && now < end;
  };
  return {
    account: locked('account'),
    buy: locked('buy'),
    sell: locked('sell'),
    deposit: locked('deposit'),
    withdrawal: locked('withdrawal'),
  };
}
