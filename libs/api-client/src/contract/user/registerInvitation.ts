import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, currencyCode, time } from '../shared/fields.ts';
import { invitationCode } from '../shared/invitation.ts';
import { pageOf, pageRequest } from '../shared/page.ts';

const invited = v.object({ nickMasked: v.string(), userNoMasked: v.string(), registeredAt: time, reward: amount });

/** The caller's invitation: code, link, results, and the members who registered with it, latest first. */
export const registerInvitation = endpoint({
  path: '/exchangeUser/register/invitation',
  auth: 'user',
  rate: 'read',
  read: true,
  owns: [],
  request: v.strictObject(pageRequest),
  response: v.object({
    invitationCode,
    inviteUrl: v.string(),
    rewardCurrency: currencyCode,
    rewardTotal: amount,
    ...pageOf(invited).entries,
  }),
  example: {
    request: { pageNo: 1, pageSize: 20 },
    response: {
      invitationCode: 'EZ7KD42P',
      inviteUrl: 'https://wallet.example/invite?inviteCode=EZ7KD42P',
      rewardCurrency: 'USDT',
      rewardTotal: '4',
      pageNo: 1,
      pageSize: 20,
      total: 1,
      list: [{ nickMasked: 'W•••', userNoMasked: '88•••46', registeredAt: 1_790_000_000_000, reward: '4' }],
    },
  },
});
