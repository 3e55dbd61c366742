import { NOTIFICATION_CHANNELS, type NotificationChannel, type NotificationType } from '@ezwallet/api-client/contract';
import { ACCOUNT_EVENTS, type AccountEvent, type OwnerNotice } from './account-events.ts';
import { TRADE_STEPS, type TradeStepKey, URGENT_STEPS } from './trade-steps.ts';

/** What happened, as words are chosen by it. */
export type MessageEvent = AccountEvent | OwnerNotice | TradeStepKey;

interface Subject {
  /** Always on: whoever took over the account must not be able to silence it. */
  readonly isLocked: boolean;
  /** Where it goes to a member who has not said anything. */
  readonly byDefault: readonly NotificationChannel[];
  /** What its sample is about; codes have a sample of their own. */
  readonly sample?: MessageEvent;
}

/** The subjects of this gateway's messages. The contract has more: nothing here sends those yet. */
export const SUBJECTS = {
  code: { isLocked: true, byDefault: NOTIFICATION_CHANNELS },
  newDevice: { isLocked: true, byDefault: NOTIFICATION_CHANNELS, sample: 'newDevice' },
  securityChange: { isLocked: true, byDefault: NOTIFICATION_CHANNELS, sample: 'passwordChanged' },
  order: { isLocked: false, byDefault: NOTIFICATION_CHANNELS, sample: 'pay seller' },
  transferIn: { isLocked: false, byDefault: ['email'], sample: 'transferIn' },
  transferOut: { isLocked: false, byDefault: ['email'], sample: 'transferOut' },
  recharge: { isLocked: false, byDefault: ['email'], sample: 'recharge' },
  withdrawal: { isLocked: false, byDefault: ['email'], sample: 'withdrawalDone' },
} as const satisfies Partial<Record<NotificationType, Subject>>;

/** A subject of this gateway's messages. */
export type SentSubject = keyof typeof SUBJECTS;

/** All subjects, with what holds for each. */
export const subjects = Object.entries(SUBJECTS) as readonly (readonly [SentSubject, Subject])[];

/** Every event that the queue carries, with its subject. */
export const EVENTS: readonly { readonly event: MessageEvent; readonly type: SentSubject }[] = [
  ...(Object.keys(ACCOUNT_EVENTS) as AccountEvent[]).map((event) => ({ event, type: ACCOUNT_EVENTS[event] })),
  ...TRADE_STEPS.map(({ step, side }) => ({ event: `${step} ${side}` as TradeStepKey, type: 'order' as const })),
];

/** Whether an event goes out on a channel at all. An SMS about a trade asks the member to act. */
const goesOut = (event: MessageEvent, type: SentSubject, channel: NotificationChannel): boolean =>
  type !== 'order' || channel === 'email' || URGENT_STEPS.has(event);

/** How events become messages: one row for each event and channel. */
export const RULES = EVENTS.flatMap(({ event, type }) => {
  const subject: Subject = SUBJECTS[type];
  return NOTIFICATION_CHANNELS.filter((channel) => goesOut(event, type, channel)).map((channel) => ({
    event,
    type,
    channel,
    isLocked: subject.isLocked,
    isOn: subject.byDefault.includes(channel),
  }));
});
