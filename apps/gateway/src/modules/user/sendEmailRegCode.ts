import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { readLoginName } from '../../identity/login-name.ts';
import { sendCode } from '../../identity/sendCode.ts';

export const sendEmailRegCode: Handler<typeof contract.user.sendEmailRegCode> = async (
  { scene, email, captchaTicket },
  ctx,
) => {
  if (email === undefined) return await sendCode(ctx, scene, 'own email');
  return await sendCode(ctx, scene, { typed: email, name: readLoginName(email), captchaTicket });
};
