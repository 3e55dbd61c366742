import { endpoint } from '../endpoint.ts';
import { done, nothing } from '../shared/fields.ts';

/** Reports that the member is online. The app sends it while it is in view. */
export const refreshOnlineStatus = endpoint({
  path: '/common/refreshOnlineStatus',
  auth: 'user',
  rate: 'read',
  background: true,
  quiet: true,
  owns: [],
  codes: {},
  request: nothing,
  response: done,
  example: { request: {}, response: true },
});
