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
  code: { isLocked: true, byDefault: ['sms', 'email'] },
  newDevice: { isLocked: true, byDefault: NOTIFICATION_CHANNELS, sample: 'newDevice' },
  securityChange: { isLocked: true, byDefault: NOTIFICATION_CHANNELS, sample: 'passwordChanged' },
  order: { isLocked: false, byDefault: NOTIFICATION_CHANNELS, sample: 'pay seller' },
  transferIn: { isLocked: false, byDefault: ['email', 'push'], sample: 'transferIn' },
  transferOut: { isLocked: false, byDefault: ['email', 'push'], sample: 'transferOut' },
  recharge: { isLocked: false, byDefault: ['email', 'push'], sample: 'recharge' },
  withdrawal: { isLocked: false, byDefault: ['email', 'push'], sample: 'withdrawalDone' },
  support: { isLocked: false, byDefault: ['email', 'push'], sample: 'supportAnswered' },
  promotion: { isLocked: false, byDefault: ['email'], sample: 'rewardCredited' },
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

/** Whether a subject is on a channel at all: a code is for whoever has the phone or the mailbox. */
export const isOn = (channel: NotificationChannel, type: SentSubject): boolean => type !== 'code' || channel !== 'push';

/** Messages of people, which their reader may be looking at. Who reads them here needs no letter about them. */
const SAID: ReadonlySet<string> = new Set<MessageEvent>(['wrote buyer', 'wrote seller', 'supportAnswered']);
/** So long a notification waits for its reader to see the message in the app. The app looks for news more often. Milliseconds. */
const READ_FIRST = 15_000;

/** Whether an event goes out on a channel at all. An SMS about a trade asks the member to act. */
function goesOut(event: MessageEvent, type: SentSubject, channel: NotificationChannel): boolean {
  if (type !== 'order' || channel === 'push') return true;
  return channel === 'email' ? !SAID.has(event) : URGENT_STEPS.has(event);
}

/** How events become messages: one row for each event and channel. */
export const RULES = EVENTS.flatMap(({ event, type }) => {
  const subject: Subject = SUBJECTS[type];
  return NOTIFICATION_CHANNELS.filter((channel) => goesOut(event, type, channel)).map((channel) => ({
    event,
    type,
    channel,
    isLocked: subject.isLocked,
    isOn: subject.byDefault.includes(channel),
    after: channel === 'push' && SAID.has(event) ? READ_FIRST : 0,
  }));
});
