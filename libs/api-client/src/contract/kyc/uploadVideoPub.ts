import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { fileCodes } from '../shared/codes.ts';
import { handOverFields } from '../shared/kycForm.ts';
import { storedFile, videoFile } from '../shared/upload.ts';

/** The first bytes of an MP4, enough for an example. */
const videoExample = () => new Blob([new Uint8Array([0, 0, 0, 8, 102, 116, 121, 112])], { type: 'video/mp4' });

/**
 * Uploads the video, 5 to 15 seconds, from a device that is not signed in; a later video replaces it. The signed-in
 * device shows the digits to read out and applies with it by `createKycRecord`.
 */
export const uploadVideoPub = endpoint({
  path: '/kyc/uploadVideoPub',
  auth: 'public',
  rate: 'upload',
  upload: 'form',
  quiet: true,
  owns: [],
  codes: { ...fileCodes, TOKEN_INVALID: true, EXPIRED: true },
  request: v.strictObject({ ...handOverFields, file: videoFile }),
  response: storedFile,
  example: {
    request: { token: 'ho_Xw4c81', verifyCode: '482913', file: videoExample() },
    response: { fileId: 'f_9Kx4', fileType: 'VIDEO', size: 8 },
  },
});
