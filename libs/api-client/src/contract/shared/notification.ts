import * as v from 'valibot';

/** Ways by which a person is told of things outside the app. */
export const NOTIFICATION_CHANNELS = ['sms', 'email'] as const;
export const notificationChannel = v.picklist(NOTIFICATION_CHANNELS);
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** What a person can be told of. */
export const NOTIFICATION_TYPES = [
  'newDevice',
  'securityChange',
  'transferOut',
  'transferIn',
  'recharge',
  'withdrawal',
  'order',
  'kyc',
  'promotion',
] as const;
export const notificationType = v.picklist(NOTIFICATION_TYPES);
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** One kind of message on one channel. */
export const messageSetting = v.object({
  type: notificationType,
  on: v.boolean(),
  /** Always on: news of the account's security. */
  locked: v.boolean(),
  /** The message as it would arrive, with invented numbers and the person's own anti-phishing code. */
  sample: v.string(),
});
export type MessageSetting = v.InferOutput<typeof messageSetting>;
