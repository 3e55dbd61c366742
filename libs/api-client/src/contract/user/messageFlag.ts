import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { messageSetting, notificationChannel } from '../shared/notification.ts';

/**
 * The caller's messages by SMS, by e-mail and as notifications, each subject with a sample; `bound` says whether there is a phone or
 * address. Notifications go to browsers, and are always `bound`.
 */
export const messageFlag = endpoint({
  path: '/exchangeUser/messageFlag',
  auth: 'user',
  rate: 'read',
  read: true,
  owns: [],
  codes: {},
  request: v.strictObject({ channel: notificationChannel }),
  response: v.object({ bound: v.boolean(), list: v.array(messageSetting) }),
  example: {
    request: { channel: 'sms' },
    response: {
      bound: true,
      list: [
        { type: 'newDevice', on: true, locked: true, sample: '【EZ Wallet】您的账户在新设备 iPhone 登录。' },
        { type: 'transferIn', on: false, locked: false, sample: '【EZ Wallet】您收到 20 USDT。' },
      ],
    },
  },
});
