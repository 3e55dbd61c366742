import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { opaque } from '../shared/fields.ts';
import { picture, PICTURE_EXAMPLE } from '../shared/picture.ts';

/** A picture of a guest's conversation; ours. Another conversation's picture and one that does not exist get the same answer. */
export const guestImage = endpoint({
  path: '/support/guest/image',
  auth: 'public',
  rate: 'read',
  read: true,
  quiet: true,
  // The pass names the owner.
  owns: ['fileId'],
  codes: { EXPIRED: true, RECORD_ALREADY_DELETED: true },
  request: v.strictObject({ pass: opaque, fileId: opaque }),
  response: picture,
  example: { request: { pass: 'q8Jw0Yb1', fileId: 'f_9Kx2' }, response: PICTURE_EXAMPLE },
});
