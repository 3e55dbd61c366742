import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { appendUpload } from './appendUpload.ts';
import { announced, uploadProgress } from '../shared/resumable-upload.ts';
import { recordedType } from '../shared/upload.ts';

/**
 * Starts an upload of a document that can stop and go on; ours. The same file again gets the same upload, and where it
 * goes on. An upload has an hour.
 */
export const startUpload = endpoint({
  path: '/kyc/startUpload',
  auth: 'user',
  rate: 'upload',
  quiet: true,
  owns: [],
  codes: {
    ...appendUpload.codes,
    /** The file is too large for its kind. */
    OVER_MAX_LENGTH: true,
  },
  request: v.strictObject({ fileType: recordedType, ...announced }),
  response: uploadProgress,
  example: {
    request: {
      fileType: 'VIDEO',
      size: 1_048_576,
      sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    },
    response: { upload: 'u_9Kx2', offset: 524_288, file: null },
  },
});
