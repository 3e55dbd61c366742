import type { NotificationChannel } from '@ezwallet/api-client/contract';
import { messagePaths } from '../../../world/paths.ts';

/** The screens of a channel: its settings, and the texts of its messages. */
export const channelPaths = {
  sms: { settings: messagePaths.sms, texts: messagePaths.smsTexts },
  push: { settings: messagePaths.push, texts: messagePaths.pushTexts },
  email: { settings: messagePaths.email, texts: messagePaths.emailTexts },
} as const satisfies Readonly<Record<NotificationChannel, object>>;
