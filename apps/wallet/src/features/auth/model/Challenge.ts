import type { LoginResult } from '@ezwallet/api-client/contract';

/** What the server wants to know besides the password or code. */
export interface Challenge extends Pick<LoginResult, 'userId' | 'verifyTypes' | 'instead' | 'passkey'> {
  readonly loginName: string;
  readonly preToken: string;
}
