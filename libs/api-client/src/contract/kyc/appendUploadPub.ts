import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { appendUpload } from './appendUpload.ts';
import { handOverFields } from '../shared/kycForm.ts';
import { appended, uploadProgress } from '../shared/resumable-upload.ts';

/** Adds the next bytes of an upload of {@link startUploadPub}; ours. */
export const appendUploadPub = endpoint({
  path: '/kyc/appendUploadPub',
  auth: 'public',
  rate: 'write',
  upload: 'sealed',
  quiet: true,
  // The token names whose it is.
  owns: [],
  codes: { ...appendUpload.codes, TOKEN_INVALID: true, EXPIRED: true },
  request: v.strictObject({ ...handOverFields, ...appended }),
  response: uploadProgress,
  example: {
    request: { token: 'ho_Xw4c81', verifyCode: '482913', upload: 'u_9Kx2', offset: 0, fileBase64: 'AAAAGGZ0eXBpc29t' },
    response: { upload: 'u_9Kx2', offset: 12, file: null },
  },
});
