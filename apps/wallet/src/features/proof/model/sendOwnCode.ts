import type { Api } from '@ezwallet/domain-stores';

/** Sends a code for a change of the account's security to the phone (1) or the mailbox (2) of the signed-in person. */
export const sendOwnCode = ({ user }: Pick<Api, 'user'>, kind: 1 | 2): Promise<unknown> =>
  (kind === 1 ? user.sendMsg : user.sendEmailRegCode)({ scene: 'security' });
