import * as v from 'valibot';
import { FILE_TYPES } from '../../constants/files.ts';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../shared/fields.ts';
import { fileType } from '../shared/upload.ts';

/** The files that can be stored, by kind: media types and maximum size in bytes. */
export const getUploadFileSupport = endpoint({
  path: '/exchangeUser/getUploadFileSupport',
  auth: 'user',
  rate: 'read',
  read: true,
  owns: [],
  codes: {},
  request: nothing,
  response: v.object({
    supportList: v.array(v.object({ fileType, mimeTypes: v.array(v.string()), maxBytes: v.number() })),
  }),
  example: {
    request: {},
    response: { supportList: [{ fileType: 'IMG', mimeTypes: [...FILE_TYPES.IMG.mimeTypes], maxBytes: 10_485_760 }] },
  },
});
