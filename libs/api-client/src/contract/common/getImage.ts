import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { opaque } from '../shared/fields.ts';

/** A picture as a data URL: valid for an `img`, and never a document. */
const pictureSource = v.pipe(v.string(), v.regex(/^data:image\/(?:jpeg|png|webp);base64,/));

/** A stored picture with its size in pixels, for its owner and for the other side of a trade that it belongs to. */
export const getImage = endpoint({
  path: '/common/getImage',
  auth: 'user',
  rate: 'read',
  read: true,
  quiet: true,
  owns: ['fileId'],
  codes: { RECORD_ALREADY_DELETED: true },
  request: v.strictObject({ fileId: opaque }),
  response: v.object({ src: pictureSource, w: v.number(), h: v.number() }),
  example: {
    request: { fileId: 'fi_3Kd9' },
    response: { src: 'data:image/png;base64,iVBORw0KGgo=', w: 800, h: 600 },
  },
});
