import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../shared/fields.ts';

/** Does what `deviceRevoke` does to every device but the one in use; ours. Answers how many there were. */
export const deviceRevokeOthers = endpoint({
  path: '/exchangeUser/device/revokeOthers',
  auth: 'user',
  rate: 'write',
  quiet: true,
  owns: [],
  codes: {},
  request: nothing,
  response: v.object({ revoked: v.number() }),
  example: { request: {}, response: { revoked: 2 } },
});
