import * as v from 'valibot';
import { opaque } from './fields.ts';

const picture = { src: v.string(), w: v.number(), h: v.number() };

/**
 * A new puzzle. In `assist` mode there are no pictures but a harder proof of work: the decimal nonce for which
 * SHA-256(`${salt}:${nonce}`) starts with `bits` zero bits.
 */
export const captchaChallenge = v.object({
  captchaId: opaque,
  image: v.optional(v.object(picture)),
  piece: v.optional(v.object({ ...picture, y: v.number() })),
  pow: v.object({ alg: v.literal('sha256'), salt: v.string(), bits: v.number() }),
  /** Seconds. */
  ttl: v.number(),
});

/**
 * A puzzle from `generateSlider`: pictures as data URLs with sizes in pixels, and its proof of work. `ttl` in seconds.
 */
export type CaptchaChallenge = v.InferOutput<typeof captchaChallenge>;

const coordinate = v.pipe(v.number(), v.minValue(-2000), v.maxValue(2000));

/**
 * The answer to a puzzle. `x` and the track are in pixels of the picture, `dt` in milliseconds since the first touch.
 */
export const captchaAnswer = v.strictObject({
  captchaId: opaque,
  x: coordinate,
  input: v.picklist(['touch', 'mouse', 'key', 'step', 'assist']),
  track: v.pipe(v.array(v.tuple([v.pipe(v.number(), v.minValue(0)), coordinate, coordinate])), v.maxLength(256)),
  nonce: v.pipe(v.string(), v.regex(/^\d{1,16}$/)),
});

/**
 * The request of `validateSlider`: the position of the piece (`x`, in pixels of the picture), the track to it as `[dt,
 * x, y]` (`dt` in milliseconds), and the `nonce` of the proof of work.
 */
export type CaptchaAnswer = v.InferOutput<typeof captchaAnswer>;
