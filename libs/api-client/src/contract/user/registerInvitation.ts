import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, currencyCode, time } from '../shared/fields.ts';
import { invitationCode } from '../shared/invitation.ts';
import { pageOf, pageRequest } from '../shared/page.ts';
import { INVITATION_OFFER_EXAMPLE, INVITED_STATES, invitationOffer, rewardState } from '../shared/rewards.ts';

const invited = v.object({
  nickMasked: v.string(),
  userNoMasked: v.string(),
  registeredAt: time,
  state: v.picklist(INVITED_STATES),
  /** The time when the first trade that counts was completed; null before. */
  tradedAt: v.nullable(time),
  /** The caller's reward for it; `0` unless it is credited. */
  reward: amount,
  rewardState: v.nullable(rewardState),
});

/** The caller's invitation: code, link, what it brings, results, and the members who registered with it, latest first. */
export const registerInvitation = endpoint({
  path: '/exchangeUser/register/invitation',
  auth: 'user',
  rate: 'read',
  read: true,
  owns: [],
  codes: {},
  request: v.strictObject({ ...pageRequest, state: v.optional(v.picklist(INVITED_STATES)) }),
  response: v.object({
    invitationCode,
    inviteUrl: v.string(),
    rewardCurrency: currencyCode,
    rewardTotal: amount,
    /** Null while no activity pays for invitations. */
    offer: v.nullable(invitationOffer),
    /** How many more rewards of this month come without a look of staff. */
    leftThisMonth: v.number(),
    counts: v.object({ registered: v.number(), verified: v.number(), traded: v.number() }),
    /** The name of the member who invited the caller. */
    inviter: v.nullable(v.string()),
    /** Until when the caller can still name who did; null for no longer. */
    bindUntil: v.nullable(time),
    ...pageOf(invited).entries,
  }),
  example: {
    request: { pageNo: 1, pageSize: 20 },
    response: {
      invitationCode: 'EZ7KD42P',
      inviteUrl: 'https://wallet.example/invite?inviteCode=EZ7KD42P',
      rewardCurrency: 'USDT',
      rewardTotal: '5',
      offer: INVITATION_OFFER_EXAMPLE,
      leftThisMonth: 19,
      counts: { registered: 0, verified: 0, traded: 1 },
      inviter: null,
      bindUntil: null,
      pageNo: 1,
      pageSize: 20,
      total: 1,
      list: [
        {
          nickMasked: 'W•••',
          userNoMasked: '88•••46',
          registeredAt: 1_790_000_000_000,
          state: 'traded',
          tradedAt: 1_790_100_000_000,
          reward: '5',
          rewardState: 'credited',
        },
      ],
    },
  },
});
