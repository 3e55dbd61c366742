import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { opaque } from '../shared/fields.ts';
import { picture, PICTURE_EXAMPLE } from '../shared/picture.ts';

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
  response: picture,
  example: {
    request: { fileId: 'fi_3Kd9' },
    response: PICTURE_EXAMPLE,
  },
});
