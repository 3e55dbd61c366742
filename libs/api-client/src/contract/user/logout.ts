import { endpoint } from '../endpoint.ts';
import { done, nothing } from '../shared/fields.ts';

/** Ends this session on the server. */
export const logout = endpoint({
  path: '/exchangeUser/logout',
  auth: 'user',
  rate: 'write',
  quiet: true,
  background: true,
  owns: [],
  codes: {},
  request: nothing,
  response: done,
  example: { request: {}, response: true },
});
