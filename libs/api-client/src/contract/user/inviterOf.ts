import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { invitationCode } from '../shared/invitation.ts';
import { INVITATION_OFFER_EXAMPLE, invitationOffer } from '../shared/rewards.ts';

/** The member who invites with a code, and what the invitation brings now; null for nothing. Ours. */
export const inviterOf = endpoint({
  path: '/exchangeUser/invitation/inviter',
  auth: 'public',
  rate: 'login',
  read: true,
  quiet: true,
  owns: [],
  codes: {
    /** Nobody has the code. */
    ARGS_INVALID: true,
  },
  request: v.strictObject({ invitationCode }),
  response: v.object({ nickMasked: v.string(), offer: v.nullable(invitationOffer) }),
  example: {
    request: { invitationCode: 'EZ7KD42P' },
    response: {
      nickMasked: 'K•••',
      offer: INVITATION_OFFER_EXAMPLE,
    },
  },
});
