import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { opaque } from '../shared/fields.ts';
import { SUPPORT_DOCUMENT_EXAMPLE, supportDocument } from '../shared/support.ts';

/** A PDF of a guest's conversation; ours. Another conversation's file and one that does not exist get the same answer. */
export const guestFile = endpoint({
  path: '/support/guest/file',
  auth: 'public',
  rate: 'read',
  read: true,
  quiet: true,
  // The pass names the owner.
  owns: ['fileId'],
  codes: { EXPIRED: true, RECORD_ALREADY_DELETED: true },
  request: v.strictObject({ pass: opaque, fileId: opaque }),
  response: supportDocument,
  example: { request: { pass: 'q8Jw0Yb1', fileId: 'f_9Kx2' }, response: SUPPORT_DOCUMENT_EXAMPLE },
});
