import * as v from 'valibot';

/** Ways by which a person is told of things outside the app. */
export const NOTIFICATION_CHANNELS = ['sms', 'email'] as const;
/** Way by which a person is told of things outside the app. */
export const notificationChannel = v.picklist(NOTIFICATION_CHANNELS);
/** A way to be told of things outside the app: one of {@link NOTIFICATION_CHANNELS}. */
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
/** What a message outside the app is about. */
export const notificationType = v.picklist(NOTIFICATION_TYPES);
/** What a message outside the app is about: one of {@link NOTIFICATION_TYPES}. */
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
/** Whether one kind of message arrives by one channel, with a `sample` of it; a `locked` one cannot be switched off. */
export type MessageSetting = v.InferOutput<typeof messageSetting>;
