import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { LOGIN_ENTRY_EXAMPLE, loginEntry } from '../shared/loginLog.ts';
import { pageOf, pageRequest } from '../shared/page.ts';

/** Logins to the caller's account in the last 180 days, the newest first, also those that failed; ours. */
export const loginLog = endpoint({
  path: '/exchangeUser/loginLog/list',
  auth: 'user',
  rate: 'read',
  read: true,
  quiet: true,
  owns: [],
  codes: {},
  request: v.strictObject(pageRequest),
  response: pageOf(loginEntry),
  example: {
    request: { pageNo: 1, pageSize: 20 },
    response: { pageNo: 1, pageSize: 20, total: 1, list: [LOGIN_ENTRY_EXAMPLE] },
  },
});
