import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { fileCodes } from '../shared/codes.ts';
import { imageExample, imageFile, storedFile, videoFile } from '../shared/upload.ts';

/** Stores a picture of a document, or the video, for a verification. Only its owner and the reviewer can see it. */
export const uploadFileKyc = endpoint({
  path: '/exchangeUser/uploadFileKYC/{s0}/{fileType}',
  auth: 'user',
  rate: 'upload',
  upload: 'form',
  owns: [],
  codes: { ...fileCodes },
  request: v.variant('fileType', [
    v.strictObject({ fileType: v.literal('IMG'), file: imageFile }),
    v.strictObject({ fileType: v.literal('VIDEO'), file: videoFile }),
  ]),
  response: storedFile,
  example: {
    request: { fileType: 'IMG', file: imageExample() },
    response: { fileId: 'f_9Kx2', fileType: 'IMG', size: 8 },
  },
});
