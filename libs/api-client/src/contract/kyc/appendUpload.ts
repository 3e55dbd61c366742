import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { fileCodes } from '../shared/codes.ts';
import { appended, uploadProgress } from '../shared/resumable-upload.ts';

/**
 * Adds the next bytes of an upload of {@link startUpload}; ours. Bytes that do not start at its `offset` are left out,
 * and the answer says where to go on: a repeated part, a gap and an overlap change nothing. The answer to the last
 * bytes has the `file`, after the same checks as `uploadFileKyc`.
 */
export const appendUpload = endpoint({
  path: '/kyc/appendUpload',
  auth: 'user',
  rate: 'write',
  upload: 'sealed',
  quiet: true,
  owns: ['upload'],
  codes: {
    ...fileCodes,
    /** There is no such upload, or its hour is over. */
    RECORD_ALREADY_DELETED: true,
    /** The bytes are not those that were announced. */
    ARGS_INVALID: true,
    /** A process makes the file now. */
    TRY_AGAIN_LATER: true,
  },
  request: v.strictObject({ ...appended }),
  response: uploadProgress,
  example: {
    request: { upload: 'u_9Kx2', offset: 524_288, fileBase64: 'AAAAGGZ0eXBpc29t' },
    response: { upload: 'u_9Kx2', offset: 524_300, file: null },
  },
});
