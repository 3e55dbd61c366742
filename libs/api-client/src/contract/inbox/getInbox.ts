import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { opaque } from '../shared/fields.ts';
import { INBOX_MESSAGE_EXAMPLE, inboxMessage } from '../shared/siteMessage.ts';

/** One message of the caller's inbox. This call does not mark it as read. */
export const getInbox = endpoint({
  path: '/exchangeInbox/getInbox',
  auth: 'user',
  rate: 'read',
  read: true,
  quiet: true,
  owns: ['id'],
  codes: { RECORD_ALREADY_DELETED: true },
  request: v.strictObject({ id: opaque }),
  response: inboxMessage,
  example: { request: { id: INBOX_MESSAGE_EXAMPLE.id }, response: INBOX_MESSAGE_EXAMPLE },
});
