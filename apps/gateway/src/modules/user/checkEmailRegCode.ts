import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { verifyCode } from '../../identity/codes.ts';
import { keyOf, readLoginName } from '../../identity/login-name.ts';

export const checkEmailRegCode: Handler<typeof contract.user.checkEmailRegCode> = async (input, ctx) => {
  await verifyCode(ctx, input.scene, keyOf(readLoginName(input.email)), input.code, 'check');
  return true;
};
