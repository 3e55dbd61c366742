import type { CaptchaAnswer, CaptchaChallenge } from './captcha-types.ts';

/** Where a captcha stands. */
export type CaptchaState =
  | { readonly phase: 'loading'; /** The last one, until the next is here. */ readonly challenge?: CaptchaChallenge }
  | { readonly phase: 'loadFailed' | 'assistFailed' }
  | { readonly phase: 'ready' | 'verifying' | 'verified'; readonly challenge: CaptchaChallenge }
  | { readonly phase: 'locked'; readonly until: number };

/** Why the last puzzle is gone, while the next one is loaded and shown. */
export type CaptchaOutcome = { reason: 'wrong'; triesLeft?: number | undefined } | { reason: 'expired' | 'failed' };

/** The way a piece came to its place. */
export type PieceAnswer = Pick<CaptchaAnswer, 'x' | 'input' | 'track'>;

/** Sizes to lay out before the first picture is here. */
export const USUAL_SIZES = { image: { w: 320, h: 160 }, piece: { w: 52 } };
