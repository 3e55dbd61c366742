import type { UserInfo } from '@ezwallet/api-client/contract';
import { isAcceptor, type Restriction, type SessionStore, type SessionStores } from '@ezwallet/domain-stores';

/** What a person may be allowed to do, or not (product specification, sections 3, 4 and 6). */
export type Permission = 'transfer' | 'payment' | 'deposit' | 'withdrawal' | 'acceptor';

/** Why a permission is closed: restricted for a while, switched off, or held after a change to the account's security. */
export type ClosedReason = 'restricted' | 'disabled' | 'held';

type Flag = keyof UserInfo & `${'transfer' | 'recharge' | 'withdraw'}Flag`;

interface PermissionRule {
  /** The switch in the user's information: its name, or how to read it from other fields. */
  readonly flag: Flag | ((user: UserInfo) => UserInfo[Flag]);
  /** The restriction that closes it for a while. */
  readonly lock?: Restriction;
}

/** What decides about each permission. */
const RULES: Readonly<Record<Permission, PermissionRule>> = {
  transfer: { flag: 'transferFlag' },
  payment: { flag: 'transferFlag' },
  deposit: { flag: 'rechargeFlag', lock: 'deposit' },
  withdrawal: { flag: 'withdrawFlag', lock: 'withdrawal' },
  acceptor: { flag: (user) => (isAcceptor(user) ? 1 : 0) },
};

const REASONS: Readonly<Record<UserInfo[Flag], ClosedReason | null>> = { 0: 'disabled', 1: null, 3: 'held' };

/** Why a person may not do something now; null for a person who may. A restriction comes before the switch. */
export function closedReason(
  permission: Permission,
  { user, locks }: Pick<SessionStore, 'user' | 'locks'>,
): ClosedReason | null {
  const { flag, lock } = RULES[permission];
  if (lock && locks[lock]) return 'restricted';
  if (!user) return null;
  return REASONS[typeof flag === 'function' ? flag(user) : user[flag]];
}

type Request = Permission & keyof SessionStores['requests'];
const isRequest = (permission: Permission, requests: SessionStores['requests']): permission is Request =>
  Object.hasOwn(requests, permission);

/** Whether the money request that a permission is named after is under way: the person still sees its outcome. */
export function isUnderWay(permission: Permission, { requests }: Pick<SessionStores, 'requests'>): boolean {
  return isRequest(permission, requests) && requests[permission].underWay;
}
