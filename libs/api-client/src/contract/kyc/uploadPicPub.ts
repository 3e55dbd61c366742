import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { fileCodes } from '../shared/codes.ts';
import { handOverFields, idSide } from '../shared/kycForm.ts';
import { imageExample, imageFile, storedFile } from '../shared/upload.ts';

/** Uploads the picture of one side of a document from a device that is not signed in; a later picture replaces it. */
export const uploadPicPub = endpoint({
  path: '/kyc/uploadPicPub',
  auth: 'public',
  rate: 'upload',
  upload: 'form',
  quiet: true,
  owns: [],
  codes: { ...fileCodes, TOKEN_INVALID: true, EXPIRED: true },
  request: v.strictObject({ ...handOverFields, side: idSide, file: imageFile }),
  response: storedFile,
  example: {
    request: { token: 'ho_Xw4c81', verifyCode: '482913', side: 'idFront', file: imageExample() },
    response: { fileId: 'f_9Kx2', fileType: 'IMG', size: 8 },
  },
});
