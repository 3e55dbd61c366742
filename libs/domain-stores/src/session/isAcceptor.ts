import { USER_TYPES } from '@ezwallet/api-client/constants';
import type { UserInfo } from '@ezwallet/api-client/contract';

/** Whether a person is an acceptor: a merchant, who takes trades. False for a visitor. */
export const isAcceptor = (user: Pick<UserInfo, 'userType'> | null): boolean => user?.userType === USER_TYPES.merchant;
