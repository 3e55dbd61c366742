import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { FILE_REFUSALS, fileBase64, fileName, fileType, storedFile } from '../shared/upload.ts';

/** Maximum number of files that a picker accepts at once. */
const MAX_FILES = 9;

/**
 * Stores a picture of up to 10 MB or a PDF of up to 5 MB, to which other calls refer by its id: a portrait, a payment code, a proof, a
 * statement for support. `index` is the position in the picker; the answer repeats it.
 */
export const uploadFile = endpoint({
  path: '/exchangeUser/uploadFile',
  auth: 'user',
  rate: 'upload',
  upload: 'sealed',
  owns: [],
  codes: {
    ...FILE_REFUSALS,
    /** The caller’s storage is full. */
    OVER_MAX_TOTAL: true,
  },
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
