import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { fileBase64, fileName, fileType, storedFile } from '../shared/upload.ts';

/** Files a picker takes at once. */
const MAX_FILES = 9;

/**
 * Stores a file of up to 10 MB that other calls then name by its id: a portrait, a payment code, a proof. `index` is
 * the place in the picker, given back so that answers find theirs. Codes: `TYPE_INVALID` where the bytes are not what
 * `fileType` says, `OVER_MAX_TOTAL` beyond one's space.
 */
export const uploadFile = endpoint({
  path: '/exchangeUser/uploadFile',
  auth: 'user',
  rate: 'upload',
  upload: 'sealed',
  owns: [],
  request: v.strictObject({
    fileBase64,
    fileName,
    fileType,
    index: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_FILES - 1)),
  }),
  response: v.object({ ...storedFile.entries, index: v.number() }),
  example: {
    request: { fileBase64: 'iVBORw0KGgo=', fileName: 'receipt.png', fileType: 'IMG', index: 0 },
    response: { fileId: 'f_9Kx2', fileType: 'IMG', size: 8, index: 0 },
  },
});
