import * as v from 'valibot';
import { NOTIFICATION_CHANNELS, NOTIFICATION_TYPES, SENT_STATES } from '../../constants/messages.ts';
import { time } from './fields.ts';

/** Channel of a message outside the app. */
export const notificationChannel = v.picklist(NOTIFICATION_CHANNELS);
/** Subject of a message outside the app. */
export const notificationType = v.picklist(NOTIFICATION_TYPES);

/** One subject on one channel. */
export const messageSetting = v.object({
  type: notificationType,
  on: v.boolean(),
  /** Always on, for messages about the account's security. */
  locked: v.boolean(),
  /** The message as it would arrive, with invented numbers and the member's own anti-phishing code. */
  sample: v.string(),
});
/** Whether messages of one subject arrive on one channel, with a `sample`. A `locked` one cannot be switched off. */
export type MessageSetting = v.InferOutput<typeof messageSetting>;

/** One message to the caller outside the app. */
export const sentMessage = v.object({
  id: v.string(),
  type: notificationType,
  state: v.picklist(SENT_STATES),
  /** Masked; empty while the message waits. */
  target: v.string(),
  at: time,
  /** As it was sent, with one-time codes hidden; empty while the message waits. */
  text: v.string(),
});
/** One message to the caller outside the app, as it was sent, with its target masked and one-time codes hidden. */
export type SentMessage = v.InferOutput<typeof sentMessage>;
