import { endpoint } from '../endpoint.ts';
import { done, nothing } from '../shared/fields.ts';

/** Says that this person is there; sent while the app is in view. */
export const refreshOnlineStatus = endpoint({
  path: '/common/refreshOnlineStatus',
  auth: 'user',
  rate: 'read',
  background: true,
  quiet: true,
  owns: [],
  request: nothing,
  response: done,
  example: { request: {}, response: true },
});
