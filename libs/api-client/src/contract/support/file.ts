import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { opaque } from '../shared/fields.ts';
import { SUPPORT_DOCUMENT_EXAMPLE, supportDocument } from '../shared/support.ts';

/** A PDF that the caller uploaded for support; ours. Another member's file and one that does not exist get the same answer. */
export const file = endpoint({
  path: '/support/file',
  auth: 'user',
  rate: 'read',
  read: true,
  quiet: true,
  owns: ['fileId'],
  codes: { RECORD_ALREADY_DELETED: true },
  request: v.strictObject({ fileId: opaque }),
  response: supportDocument,
  example: { request: { fileId: 'f_9Kx2' }, response: SUPPORT_DOCUMENT_EXAMPLE },
});
