import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { createCaptcha } from '../../captcha/captchas.ts';

export const generateSlider: Handler<typeof contract.common.generateSlider> = async ({ scene, account, mode }, ctx) =>
  await createCaptcha(ctx, scene, account, mode);
