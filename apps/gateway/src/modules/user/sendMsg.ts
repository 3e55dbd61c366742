import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { readLoginName } from '../../identity/login-name.ts';
import { sendCode } from '../../identity/sendCode.ts';

export const sendMsg: Handler<typeof contract.user.sendMsg> = async (
  { scene, phone, countryCode, captchaTicket },
  ctx,
) => {
  if (phone === undefined) return await sendCode(ctx, scene, 'own phone');
  return await sendCode(ctx, scene, { typed: phone, name: readLoginName(phone, countryCode), captchaTicket });
};
