import * as v from 'valibot';

/** What two shapes share. */
const shared = {
  /** Whom to pay. */
  to: v.string(),
  /** In minor units, never a float. */
  amount: v.string(),
};

/**
 * A payment, as {@link shared} tells it, over
 * two lines.
 */
export const payment = v.object({
  ...shared,
  memo: v.string(),
  list: v.array(
    v.object({
      /** Deep inside. */
      leaf: v.optional(v.string()),
    }),
  ),
  either: v.union([
    v.object({ one: v.string() }),
    v.object({
      /** The second of two. */
      two: v.string(),
    }),
  ]),
});

/** Facts. */
export interface Facts {
  /** How many. */
  readonly count: number;
  readonly name?: string | undefined;
}
