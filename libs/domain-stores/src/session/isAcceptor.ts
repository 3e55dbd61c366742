import type { UserInfo } from '@ezwallet/api-client/contract';

/** `userType` of a merchant. */
const MERCHANT = 7;

/** Whether a person is an acceptor: a merchant, who takes trades. False for a visitor. */
export const isAcceptor = (user: Pick<UserInfo, 'userType'> | null): boolean => user?.userType === MERCHANT;
