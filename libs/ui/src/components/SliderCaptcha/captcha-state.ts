import type { CaptchaAnswer, CaptchaChallenge } from './captcha-types.ts';

/** State of a captcha. */
export type CaptchaState =
  | {
      readonly phase: 'loading';
      /** The last challenge, until the next one arrives. */ readonly challenge?: CaptchaChallenge;
    }
  | { readonly phase: 'loadFailed' | 'assistFailed' }
  | { readonly phase: 'ready' | 'verifying' | 'verified'; readonly challenge: CaptchaChallenge }
  | { readonly phase: 'locked'; readonly until: number };

/** Why the last puzzle ended, while the next one loads and appears. */
export type CaptchaOutcome = { reason: 'wrong'; triesLeft?: number | undefined } | { reason: 'expired' | 'failed' };

/** The track of a piece to its position. */
export type PieceAnswer = Pick<CaptchaAnswer, 'x' | 'input' | 'track'>;

/** Layout sizes before the first picture arrives. */
export const USUAL_SIZES = { image: { w: 320, h: 160 }, piece: { w: 52 } };
