import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { captchaAnswer } from '../shared/captcha.ts';
import { opaque } from '../shared/fields.ts';

/** Checks an answer, once per puzzle, and returns a ticket bound to scene, device and account; `ttl` in seconds. */
export const validateSlider = endpoint({
  path: '/common/validateSlider',
  auth: 'public',
  rate: 'captcha',
  quiet: true,
  owns: [],
  codes: {
    /** The puzzle is unknown, used or too old. */
    NO_THIS_TICKET: true,
    /** The answer is wrong. The body has `{remainTimes, retryAfter}`. */
    CONDITION_NOT_FULLFILL: true,
  },
  request: captchaAnswer,
  response: v.object({ ticket: opaque, ttl: v.number() }),
  example: {
    request: { captchaId: 'cp_2m9', x: 0, input: 'assist', track: [], nonce: '184467' },
    response: { ticket: 'tk_5cV', ttl: 180 },
  },
});
