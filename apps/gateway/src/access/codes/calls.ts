import type { contract } from '@ezwallet/api-client/contract';
import { checkPhone, isAreaCode } from '@ezwallet/validators';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Handler } from '../../call/CallContext.ts';
import { keyOf, maskLoginName, readLoginName } from '../../people/members/login-name.ts';
import { emailOf, findByLoginName } from '../../people/members/members.ts';
import { verifyCode } from './codes.ts';
import { sendCode } from './sendCode.ts';

export const sendMsg: Handler<typeof contract.user.sendMsg> = async (
  { scene, phone, countryCode, captchaTicket },
  ctx,
) => {
  if (phone === undefined) return await sendCode(ctx, scene, 'own phone');
  return await sendCode(ctx, scene, { typed: phone, name: readLoginName(phone, countryCode), captchaTicket });
};

export const sendEmailRegCode: Handler<typeof contract.user.sendEmailRegCode> = async (
  { scene, email, captchaTicket },
  ctx,
) => {
  if (email === undefined) return await sendCode(ctx, scene, 'own email');
  return await sendCode(ctx, scene, { typed: email, name: readLoginName(email), captchaTicket });
};

export const sendEmailPub: Handler<typeof contract.user.sendEmailPub> = async ({ scene, email, captchaTicket }, ctx) =>
  await sendCode(ctx, scene, { typed: email, name: readLoginName(email, undefined, 'email'), captchaTicket });

export const checkoutPhone: Handler<typeof contract.user.checkoutPhone> = async ({ countryCode, phone }) => {
  if (!isAreaCode(countryCode) || !checkPhone(countryCode, phone).ok)
    throw new ApiFailure('ARGS_INVALID', { fields: ['phone'] });
  return true;
};

export const checkoutPhoneCode: Handler<typeof contract.user.checkoutPhoneCode> = async (input, ctx) => {
  const target = keyOf(readLoginName(input.phone, input.countryCode));
  await verifyCode(ctx, { scene: input.scene, target }, input.code, 'check');
  return true;
};

export const checkEmailRegCode: Handler<typeof contract.user.checkEmailRegCode> = async (input, ctx) => {
  await verifyCode(ctx, { scene: input.scene, target: keyOf(readLoginName(input.email)) }, input.code, 'check');
  return true;
};

export const checkPhoneOrEmail: Handler<typeof contract.common.checkPhoneOrEmail> = async ({
  loginName,
  countryCode,
}) => {
  readLoginName(loginName, countryCode);
  return true;
};

export const checkEmailCodePub: Handler<typeof contract.user.checkEmailCodePub> = async (input, ctx) =>
  await checkEmailRegCode(input, ctx);

export const queryEmailByPhone: Handler<typeof contract.user.queryEmailByPhone> = async (input, ctx) => {
  const name = readLoginName(input.phone, input.countryCode, 'phone');
  await verifyCode(ctx, { scene: 'forget', target: keyOf(name) }, input.code, 'check');
  const member = await findByLoginName(ctx.db, name);
  // Nobody got this code, so somebody guessed it.
  if (!member) throw new ApiFailure('EXPIRED');
  const email = emailOf(member);
  return { emailMasked: email ? maskLoginName(email) : '' };
};
