import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { readLoginName } from '../../identity/login-name.ts';

export const checkPhoneOrEmail: Handler<typeof contract.common.checkPhoneOrEmail> = async ({
  loginName,
  countryCode,
}) => {
  readLoginName(loginName, countryCode);
  return true;
};
