import * as v from 'valibot';

/** A stored picture as a data URL, valid for an `img` and never a document, with its size in pixels. */
export const picture = v.object({
  src: v.pipe(v.string(), v.regex(/^data:image\/(?:jpeg|png|webp);base64,/)),
  w: v.number(),
  h: v.number(),
});
/** A stored picture as a data URL, with its size in pixels. */
export type Picture = v.InferOutput<typeof picture>;

/** A picture, for documents and fakes. */
export const PICTURE_EXAMPLE: Picture = { src: 'data:image/png;base64,iVBORw0KGgo=', w: 800, h: 600 };
