import * as v from 'valibot';
import { opaque } from './fields.ts';

const picture = { src: v.string(), w: v.number(), h: v.number() };

/**
 * A fresh puzzle. `assist` mode leaves the pictures out and asks for a harder proof of work instead.
 * The proof: the decimal nonce for which SHA-256(`${salt}:${nonce}`) begins with `bits` zero bits.
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
 * A puzzle as `generateSlider` makes it: pictures as data URLs with sizes in pixels, and the proof of work that goes
 * with them. `ttl` in seconds.
 */
export type CaptchaChallenge = v.InferOutput<typeof captchaChallenge>;

const coordinate = v.pipe(v.number(), v.minValue(-2000), v.maxValue(2000));

/** The solver's answer; `x` and the track are in pixels of the picture, `dt` in milliseconds since the first touch. */
export const captchaAnswer = v.strictObject({
  captchaId: opaque,
  x: coordinate,
  input: v.picklist(['touch', 'mouse', 'key', 'step', 'assist']),
  track: v.pipe(v.array(v.tuple([v.pipe(v.number(), v.minValue(0)), coordinate, coordinate])), v.maxLength(256)),
  nonce: v.pipe(v.string(), v.regex(/^\d{1,16}$/)),
});

/**
 * What `validateSlider` takes: where the piece was put (`x`, in pixels of the picture), the track that led there as
 * `[dt, x, y]` (`dt` in milliseconds), and the `nonce` of the proof of work.
 */
export type CaptchaAnswer = v.InferOutput<typeof captchaAnswer>;
