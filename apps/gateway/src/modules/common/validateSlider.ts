import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { answerCaptcha } from '../../captcha/captchas.ts';

export const validateSlider: Handler<typeof contract.common.validateSlider> = async (answer, ctx) => ({
  ticket: await answerCaptcha(ctx, answer),
  ttl: ctx.config.policy.captcha.ticketLifetime / 1000,
});
