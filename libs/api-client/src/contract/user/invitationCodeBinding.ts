import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done } from '../shared/fields.ts';
import { invitationCode } from '../shared/invitation.ts';

/**
 * Names the inviter, for a member who registered without one. Codes: `ARGS_INVALID` (nobody has the code),
 * `USER_INVALID` (the caller's own), `BIND_ALREADY`, `TIME_INVALID` (too long after the registration).
 */
export const invitationCodeBinding = endpoint({
  path: '/exchangeUser/invitationCode/binding',
  auth: 'user',
  rate: 'login',
  quiet: true,
  owns: [],
  request: v.strictObject({ invitationCode }),
  response: done,
  example: { request: { invitationCode: 'EZ7KD42P' }, response: true },
});
