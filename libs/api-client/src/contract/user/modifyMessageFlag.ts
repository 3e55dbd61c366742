import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done } from '../shared/fields.ts';
import { notificationChannel, notificationType } from '../shared/notification.ts';

/** Switches one subject on one channel. */
export const modifyMessageFlag = endpoint({
  path: '/exchangeUser/modifyMessageFlag',
  auth: 'user',
  rate: 'write',
  owns: [],
  codes: {
    /** The subject is always on, or the channel has no address. */
    CONDITION_NOT_FULLFILL: true,
  },
  request: v.strictObject({ channel: notificationChannel, type: notificationType, on: v.boolean() }),
  response: done,
  example: { request: { channel: 'sms', type: 'transferIn', on: true }, response: true },
});
