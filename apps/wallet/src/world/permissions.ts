import { FUNCTION_TYPES, type FunctionType } from '@ezwallet/api-client/constants';
import type { UserInfo } from '@ezwallet/api-client/contract';
import {
  isAcceptor,
  type FollowedRequest,
  type FunctionsStore,
  type MoneyRequestName,
  type Restriction,
  type SessionStore,
} from '@ezwallet/domain-stores';

/** Something that a person may be allowed to do, or not (product specification, sections 3, 4 and 6). */
export type Permission =
  | 'transfer'
  | 'payment'
  | 'shop'
  | 'deposit'
  | 'withdrawal'
  | 'receive'
  | 'card'
  | 'sale'
  | 'purchase'
  | 'acceptor';

/**
 * Why a permission is closed: restricted for a while, switched off, held after a change to the account's security, or not
 * among the functions that the server opens.
 */
export type ClosedReason = 'restricted' | 'disabled' | 'held' | 'notOpen';

type Switch = UserInfo['transferFlag'];
type Flag = keyof UserInfo & `${'transfer' | 'recharge' | 'withdraw'}Flag`;

interface PermissionRule {
  /** The switch in the user's information: its name, or how to read it from other fields. */
  readonly flag: Flag | ((user: UserInfo) => Switch);
  /** The restriction that closes it for a while. */
  readonly lock?: Restriction;
}

/** The switch and the restriction of each permission. */
const RULES: Readonly<Record<Permission, PermissionRule>> = {
  transfer: { flag: 'transferFlag' },
  payment: { flag: 'transferFlag' },
  shop: { flag: 'transferFlag' },
  deposit: { flag: 'rechargeFlag', lock: 'deposit' },
  withdrawal: { flag: 'withdrawFlag', lock: 'withdrawal' },
  receive: { flag: () => 1 },
  card: { flag: () => 1 },
  // A hold refuses a sale when it is sent, and the form says so.
  sale: { flag: ({ sellFlag }) => (sellFlag === 0 ? 0 : 1), lock: 'sell' },
  purchase: { flag: () => 1, lock: 'buy' },
  acceptor: { flag: (user) => (isAcceptor(user) ? 1 : 0) },
};

/** What each of the server's functions opens; null where the product names it and has no screen for it. */
const OPENS: Readonly<Record<keyof typeof FUNCTION_TYPES, Permission | null>> = {
  withdrawal: 'withdrawal',
  recharge: 'deposit',
  transferOut: 'transfer',
  // Members send to the same code that shops and payers scan.
  transferIn: 'receive',
  payIn: 'receive',
  payOut: 'payment',
  import: null,
  payment: 'shop',
  openCard: 'card',
  returnPay: null,
};

/** The functions of which one must be open for a permission; none for a permission that the list does not name. */
export const functionsOf = (permission: Permission): readonly FunctionType[] =>
  (Object.keys(OPENS) as (keyof typeof OPENS)[]).flatMap((name) =>
    OPENS[name] === permission ? [FUNCTION_TYPES[name]] : [],
  );

const REASONS: Readonly<Record<Switch, ClosedReason | null>> = { 0: 'disabled', 1: null, 3: 'held' };

/**
 * Why a person may not do something now; null for a person who may. A restriction comes before the switch, and the switch
 * before the server's list, because they say more.
 */
export function closedReason(
  permission: Permission,
  { user, locks }: Pick<SessionStore, 'user' | 'locks'>,
  functions: Pick<FunctionsStore, 'isOpen'> | null,
): ClosedReason | null {
  const { flag, lock } = RULES[permission];
  if (lock && locks[lock]) return 'restricted';
  if (!user) return null;
  const reason = REASONS[typeof flag === 'function' ? flag(user) : user[flag]];
  const types = functionsOf(permission);
  return reason ?? (types.length > 0 && functions?.isOpen(types) === false ? 'notOpen' : null);
}

/** The permission that a new request of each kind needs; null where the trade or the shop alone decides. */
export const REQUEST_NEEDS: Readonly<Record<MoneyRequestName, Permission | null>> = {
  transfer: 'transfer',
  payment: 'payment',
  withdrawal: 'withdrawal',
  shopPayment: 'shop',
  sale: 'sale',
  release: null,
  purchase: 'purchase',
  shopPurchase: null,
};

/** Whether a request that moves money may be sent any moment, so that nothing may come over the screen. Observed. */
export const isMoneyImminent = (
  requests: Readonly<Record<MoneyRequestName, Pick<FollowedRequest, 'imminent'>>>,
): boolean => Object.values(requests).some(({ imminent }) => imminent);

/** Whether a request that needs this permission is under way: its screen stays open, so that the person sees the outcome. */
export const isUnderWay = (
  permission: Permission,
  requests: Readonly<Record<MoneyRequestName, Pick<FollowedRequest, 'underWay'>>>,
): boolean =>
  (Object.keys(REQUEST_NEEDS) as MoneyRequestName[]).some(
    (name) => REQUEST_NEEDS[name] === permission && requests[name].underWay,
  );
