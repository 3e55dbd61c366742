import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../shared/fields.ts';
import { ACCOUNT_DEVICE_EXAMPLE, accountDevice } from '../shared/loginLog.ts';

/** The devices that the caller's account knows, this one first; ours. A login on any other device needs a further proof. */
export const deviceList = endpoint({
  path: '/exchangeUser/device/list',
  auth: 'user',
  rate: 'read',
  read: true,
  quiet: true,
  owns: [],
  codes: {},
  request: nothing,
  response: v.array(accountDevice),
  example: { request: {}, response: [ACCOUNT_DEVICE_EXAMPLE] },
});
