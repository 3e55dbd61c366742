import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done } from '../shared/fields.ts';
import { messageIds } from '../shared/siteMessage.ts';

/** Marks messages of the caller's inbox as read. Ids of others and ids already read change nothing. */
export const setRead = endpoint({
  path: '/exchangeInbox/setRead',
  auth: 'user',
  rate: 'write',
  background: true,
  quiet: true,
  // A list of ids. One that is not the caller's changes nothing, and says nothing.
  owns: [],
  codes: {},
  request: v.strictObject({ id: messageIds }),
  response: done,
  example: { request: { id: 'ms_4Tz8,ms_4Tz9' }, response: true },
});
