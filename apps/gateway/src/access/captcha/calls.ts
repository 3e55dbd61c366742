import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../call/CallContext.ts';
import { answerCaptcha, createCaptcha } from './captchas.ts';

export const generateSlider: Handler<typeof contract.common.generateSlider> = async ({ scene, account, mode }, ctx) =>
  await createCaptcha(ctx, scene, account, mode);

export const validateSlider: Handler<typeof contract.common.validateSlider> = async (answer, ctx) => ({
  ticket: await answerCaptcha(ctx, answer),
  ttl: ctx.config.policy.captcha.ticketLifetime / 1000,
});
