import * as v from 'valibot';
import { VIDEO_PARTS } from '../../constants/files.ts';
import { endpoint } from '../endpoint.ts';
import { fileCodes } from '../shared/codes.ts';
import { requestNumber } from '../shared/fields.ts';
import { storedFile, videoPart } from '../shared/upload.ts';

const part = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(VIDEO_PARTS - 1));

/**
 * Stores one part of a video; ours, because a video is larger than a body may be. Parts have 5 MiB, the last one fewer,
 * and come in any order under one `upload`, a UUID of the caller. The same part again changes nothing. The answer to
 * the last one has the stored `file`.
 */
export const uploadVideo = endpoint({
  path: '/exchangeUser/uploadVideo',
  auth: 'user',
  rate: 'upload',
  upload: 'sealed',
  quiet: true,
  owns: [],
  codes: { ...fileCodes },
  request: v.strictObject({
    upload: requestNumber,
    part,
    parts: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(VIDEO_PARTS)),
    fileBase64: videoPart,
  }),
  response: v.object({ received: v.number(), file: v.nullable(storedFile) }),
  example: {
    request: { upload: '6b1f2c7e-2f0e-4d6a-9c52-0d8f5e7a1b34', part: 0, parts: 2, fileBase64: 'AAAAGGZ0eXBpc29t' },
    response: { received: 1, file: null },
  },
});
