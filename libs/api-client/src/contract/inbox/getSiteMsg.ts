import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { pageRequest } from '../shared/page.ts';
import { messageFilter, siteMessage } from '../shared/siteMessage.ts';

/**
 * Messages to show outside the inbox: `toastLists` as toasts, `popupLists` as cards that stay until closed. `unReadNum`
 * counts the unread messages of the requested types; a page of one row is enough to get the count.
 */
export const getSiteMsg = endpoint({
  path: '/exchangeInbox/getSiteMsg',
  auth: 'user',
  rate: 'read',
  read: true,
  background: true,
  quiet: true,
  owns: [],
  codes: {},
  request: v.strictObject({ ...pageRequest, ...messageFilter }),
  response: v.object({ unReadNum: v.number(), toastLists: v.array(siteMessage), popupLists: v.array(siteMessage) }),
  example: {
    request: { pageNo: 1, pageSize: 100, typeList: [0], isRead: 0, startDate: 1_789_990_000_000 },
    response: {
      unReadNum: 1,
      toastLists: [{ id: 'ms_4Tz9', title: 'Coupon received', content: 'A 3 % buy coupon is in your card package.' }],
      popupLists: [],
    },
  },
});
