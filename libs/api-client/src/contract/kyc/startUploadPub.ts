import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { startUpload } from './startUpload.ts';
import { handOverFields } from '../shared/kycForm.ts';
import { announced, uploadProgress } from '../shared/resumable-upload.ts';

/**
 * Starts an upload from a device that is not signed in; ours. As {@link startUpload}, for one side of the document or
 * for the video.
 */
export const startUploadPub = endpoint({
  path: '/kyc/startUploadPub',
  auth: 'public',
  rate: 'upload',
  quiet: true,
  owns: [],
  codes: { ...startUpload.codes, TOKEN_INVALID: true, EXPIRED: true },
  request: v.strictObject({ ...handOverFields, kind: v.picklist(['idFront', 'idBack', 'video']), ...announced }),
  response: uploadProgress,
  example: {
    request: {
      token: 'ho_Xw4c81',
      verifyCode: '482913',
      kind: 'video',
      size: 1_048_576,
      sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    },
    response: { upload: 'u_9Kx2', offset: 0, file: null },
  },
});
