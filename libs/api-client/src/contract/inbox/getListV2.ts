import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { pageOf, pageRequest } from '../shared/page.ts';
import { INBOX_MESSAGE_EXAMPLE, inboxMessage, messageFilter } from '../shared/siteMessage.ts';

/** The inbox, newest first. `unReadNum` counts all unread messages, whatever the filter. */
export const getListV2 = endpoint({
  path: '/exchangeInbox/getListV2',
  auth: 'user',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  codes: {},
  request: v.strictObject({ ...pageRequest, ...messageFilter }),
  response: v.object({ ...pageOf(inboxMessage).entries, unReadNum: v.number() }),
  example: {
    request: { pageNo: 1, pageSize: 20, typeList: [1] },
    response: { pageNo: 1, pageSize: 20, total: 1, list: [INBOX_MESSAGE_EXAMPLE], unReadNum: 1 },
  },
});
