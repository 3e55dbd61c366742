import { endpoint } from '../endpoint.ts';
import { nothing } from '../shared/fields.ts';
import { USER_INFO_EXAMPLE, userInfo } from '../shared/user.ts';

/** The signed-in member: profile, flags, restrictions, balances. The app reloads it every 30 s. */
export const getUserInfo = endpoint({
  path: '/exchangeUser/getUserInfo',
  auth: 'user',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  codes: {},
  request: nothing,
  response: userInfo,
  example: { request: {}, response: USER_INFO_EXAMPLE },
});
