import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done } from '../shared/fields.ts';
import { invitationCode } from '../shared/invitation.ts';

/** Names the inviter, for a member who registered without one. */
export const invitationCodeBinding = endpoint({
  path: '/exchangeUser/invitationCode/binding',
  auth: 'user',
  rate: 'login',
  quiet: true,
  owns: [],
  codes: {
    /** The policy closes this function. */
    NO_RIGHTS: true,
    /** Nobody has the code. */
    ARGS_INVALID: true,
    /** This is the caller’s own code, or that of somebody who signs in on a device of the caller or registered later. */
    USER_INVALID: true,
    /** The caller has an inviter. */
    BIND_ALREADY: true,
    /** It is too long after the registration. */
    TIME_INVALID: true,
  },
  request: v.strictObject({ invitationCode }),
  response: done,
  example: { request: { invitationCode: 'EZ7KD42P' }, response: true },
});
