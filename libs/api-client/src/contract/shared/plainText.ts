import * as v from 'valibot';

/** NUL, which PostgreSQL cannot store, and halves of surrogate pairs, which no encoding can represent. */
const UNFIT = /[\0\p{Cs}]/u;

/**
 * Text of at most `max` UTF-16 units that can be signed, sent and stored unchanged. Every other rule for text on the
 * wire builds on this one.
 */
export const plainText = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(max),
    v.check((text) => !UNFIT.test(text), 'plain text'),
  );
