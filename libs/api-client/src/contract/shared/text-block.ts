import * as v from 'valibot';
import { link } from './link.ts';

/** A run of letters that look alike; with `link` it leads there. */
const span = v.object({
  text: v.string(),
  mark: v.optional(v.picklist(['strong', 'emphasis'])),
  link: v.optional(link),
});

/**
 * A part of a text that staff wrote, safe as it is: nothing in it is markup. `list` has items with a bullet, `steps` has
 * numbered ones.
 */
export const textBlock = v.variant('kind', [
  v.object({ kind: v.picklist(['heading', 'paragraph']), spans: v.array(span) }),
  v.object({ kind: v.picklist(['list', 'steps']), items: v.array(v.array(span)) }),
]);

/** A run of letters in a text that staff wrote. */
export type TextSpan = v.InferOutput<typeof span>;
/** A heading, a paragraph or a list in a text that staff wrote; nothing in it is markup. */
export type TextBlock = v.InferOutput<typeof textBlock>;
