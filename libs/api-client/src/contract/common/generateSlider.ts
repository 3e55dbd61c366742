import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { captchaChallenge } from '../shared/captcha.ts';
import { plainText } from '../shared/plainText.ts';
import { captchaScene } from '../shared/verification.ts';

/** Creates a puzzle for a scene; `assist` asks for the variant without a picture. */
export const generateSlider = endpoint({
  path: '/common/generateSlider',
  auth: 'public',
  rate: 'captcha',
  quiet: true,
  owns: [],
  codes: {},
  request: v.strictObject({ scene: captchaScene, account: plainText(254), mode: v.picklist(['slider', 'assist']) }),
  response: captchaChallenge,
  example: {
    request: { scene: 'login', account: '13812345678', mode: 'assist' },
    response: { captchaId: 'cp_2m9', pow: { alg: 'sha256', salt: 'b0c1', bits: 18 }, ttl: 120 },
  },
});
