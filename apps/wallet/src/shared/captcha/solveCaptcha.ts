import type { Contract } from '@ezwallet/api-client/contract';
import { type Api, readRefusal } from '@ezwallet/domain-stores';
import type { CaptchaAnswer, CaptchaChallenge, CaptchaMode, CaptchaRefusal, CaptchaVerdict } from '@ezwallet/ui';
import type { OpenCaptcha } from './CaptchaGate.ts';

/** Seconds to wait when the server does not say. */
const RETRY_AFTER = 60;

/** Requests a puzzle. */
export async function loadCaptcha(
  api: Api,
  { scene, account }: OpenCaptcha,
  mode: CaptchaMode,
): Promise<CaptchaChallenge | CaptchaRefusal> {
  return api.common.generateSlider({ scene, account, mode }).catch(toRefusal);
}

/** Sends an answer to be checked. */
export async function verifyCaptcha(api: Api, answer: CaptchaAnswer): Promise<CaptchaVerdict> {
  return api.common.validateSlider(answer).then(({ ticket }) => ({ ok: true as const, ticket }), toRefusal);
}

/** Turns a refusal into what the kit needs to know. A missing answer stays an error. */
function toRefusal(error: unknown): CaptchaRefusal {
  const refusal = readRefusal<Contract['common']['validateSlider']>(error);
  if (!refusal) throw error;
  const { retryAfter, remainTimes } = (refusal.body ?? {}) as { retryAfter?: unknown; remainTimes?: unknown };
  if (refusal.code === 'REQUEST_TOO_FREQUENT' || remainTimes === 0) {
    return { ok: false, reason: 'limited', retryAfter: typeof retryAfter === 'number' ? retryAfter : RETRY_AFTER };
  }
  if (refusal.code === 'NO_THIS_TICKET') return { ok: false, reason: 'expired' };
  return { ok: false, reason: 'wrong', ...(typeof remainTimes === 'number' ? { triesLeft: remainTimes } : {}) };
}
