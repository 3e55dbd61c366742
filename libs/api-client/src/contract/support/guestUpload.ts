import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { opaque } from '../shared/fields.ts';
import { FILE_REFUSALS, fileBase64, fileName, uploadedType } from '../shared/upload.ts';

/** Stores a picture of up to 10 MB or a PDF of up to 5 MB that a guest sends in their conversation; ours. {@link guestSend} refers to it by its id. */
export const guestUpload = endpoint({
  path: '/support/guest/upload',
  auth: 'public',
  rate: 'upload',
  upload: 'sealed',
  quiet: true,
  // The pass names the owner.
  owns: [],
  codes: {
    EXPIRED: true,
    ...FILE_REFUSALS,
    /** The files of the conversation take all their room. */
    OVER_MAX_TOTAL: true,
  },
  request: v.strictObject({
    pass: opaque,
    fileBase64,
    fileName,
    // A wallet of the release before sends pictures.
    fileType: v.optional(uploadedType, 'IMG'),
  }),
  /** `size` in bytes. */
  response: v.object({ fileId: opaque, size: v.number() }),
  example: {
    request: { pass: 'q8Jw0Yb1', fileBase64: 'iVBORw0KGgo=', fileName: 'screen.png', fileType: 'IMG' },
    response: { fileId: 'f_9Kx2', size: 8 },
  },
});
