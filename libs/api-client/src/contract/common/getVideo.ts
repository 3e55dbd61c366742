import * as v from 'valibot';
import { FILE_TYPES, VIDEO_PARTS } from '../../constants/files.ts';
import { endpoint } from '../endpoint.ts';
import { opaque } from '../shared/fields.ts';

/**
 * One part of a stored video in base64, for its owner and for the other side of a trade that it belongs to; ours.
 * `size` is that of the whole video in bytes.
 */
export const getVideo = endpoint({
  path: '/common/getVideo',
  auth: 'user',
  rate: 'read',
  read: true,
  quiet: true,
  owns: ['fileId'],
  codes: { RECORD_ALREADY_DELETED: true },
  request: v.strictObject({
    fileId: opaque,
    part: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(VIDEO_PARTS - 1)),
  }),
  response: v.object({
    mimeType: v.picklist(FILE_TYPES.VIDEO.mimeTypes),
    size: v.number(),
    parts: v.number(),
    fileBase64: v.string(),
  }),
  example: {
    request: { fileId: 'fi_3Kd9', part: 0 },
    response: { mimeType: 'video/mp4', size: 12, parts: 1, fileBase64: 'AAAAGGZ0eXBpc29t' },
  },
});
