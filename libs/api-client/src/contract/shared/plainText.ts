import * as v from 'valibot';

/** NUL, which PostgreSQL cannot keep, and halves of surrogate pairs, which no encoding can carry. */
const UNFIT = /[\0\p{Cs}]/u;

/**
 * Text of at most `max` UTF-16 units that can be signed, sent and kept as it is. Every other rule on a text of the wire
 * stands on this one.
 */
export const plainText = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(max),
    v.check((text) => !UNFIT.test(text), 'plain text'),
  );
