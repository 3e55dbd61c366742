import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { notificationChannel, notificationType, sentMessage } from '../shared/notification.ts';
import { pageOf, pageRequest } from '../shared/page.ts';

/** Messages that went to the caller by SMS or e-mail in the last 30 days, the newest first; ours. */
export const sentMessages = endpoint({
  path: '/exchangeUser/sentMessages',
  auth: 'user',
  rate: 'read',
  read: true,
  quiet: true,
  owns: [],
  codes: {},
  request: v.strictObject({ ...pageRequest, channel: notificationChannel, type: v.optional(notificationType) }),
  response: pageOf(sentMessage),
  example: {
    request: { channel: 'sms', pageNo: 1, pageSize: 20 },
    response: {
      pageNo: 1,
      pageSize: 20,
      total: 1,
      list: [
        {
          id: '1',
          type: 'code',
          state: 'sent',
          target: '+86 •••• 5678',
          at: 1_790_000_000_000,
          text: '【EZ Wallet】•••••• is your code to log in. It is valid for 5 minutes. Never share it.',
        },
      ],
    },
  },
});
