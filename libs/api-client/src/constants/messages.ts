/** Where a notice appears: in the list of notices, as a moving line, or as a card that the member closes. */
export const NOTICE_TYPES = { notice: 0, marquee: 1, popNotice: 2 } as const;

/** Subject of a message in the inbox. */
export const MESSAGE_TYPES = { site: 0, system: 1, trade: 2, funds: 3, promotion: 4 } as const;

/** Maximum number of messages in one call. */
export const MESSAGES_PER_CALL = 100;

/** Channels of messages outside the app. */
export const NOTIFICATION_CHANNELS = ['sms', 'email', 'push'] as const;

/** Channel of a message outside the app: one of {@link NOTIFICATION_CHANNELS}. */
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** Subjects of messages outside the app. */
export const NOTIFICATION_TYPES = [
  'code',
  'newDevice',
  'securityChange',
  'transferOut',
  'transferIn',
  'recharge',
  'withdrawal',
  'order',
  'kyc',
  'promotion',
  'support',
] as const;

/** Subject of a message outside the app: one of {@link NOTIFICATION_TYPES}. */
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** The status of a message outside the app. */
export const SENT_STATES = ['waiting', 'sent', 'failed'] as const;
