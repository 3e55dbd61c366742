import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { verifyCode } from '../../identity/codes.ts';
import { keyOf, readLoginName } from '../../identity/login-name.ts';

export const checkoutPhoneCode: Handler<typeof contract.user.checkoutPhoneCode> = async (input, ctx) => {
  await verifyCode(ctx, input.scene, keyOf(readLoginName(input.phone, input.countryCode)), input.code, 'check');
  return true;
};
