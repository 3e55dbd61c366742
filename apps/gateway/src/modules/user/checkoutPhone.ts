import type { contract } from '@ezwallet/api-client/contract';
import { checkPhone } from '@ezwallet/validators';
import { ApiFailure } from '../../app/ApiFailure.ts';
import type { Handler } from '../../app/CallContext.ts';

export const checkoutPhone: Handler<typeof contract.user.checkoutPhone> = async ({ countryCode, phone }) => {
  if (!checkPhone(countryCode, phone).ok) throw new ApiFailure('ARGS_INVALID', { fields: ['phone'] });
  return true;
};
