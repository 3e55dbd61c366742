import type { NotificationType } from '@ezwallet/api-client/contract';
import type { Push } from '../../outside/push/PushService.ts';
import type { NoticeFacts } from '../messages/notice-facts.ts';
import type { SentSubject } from '../messages/subjects.ts';

const HOUR = 3_600_000;

interface Manner extends Pick<Push, 'urgency' | 'lasts'> {
  /** A later notification of the same topic replaces one that waits at the push service; null where each counts. */
  readonly topic: ((facts: NoticeFacts) => string | undefined) | null;
}

const eachCounts = { urgency: 'normal', lasts: 24 * HOUR, topic: null } as const;

/** How urgent each subject is, and how long it is worth telling. */
export const MANNERS: Readonly<Record<SentSubject, Manner>> = {
  code: { urgency: 'high', lasts: 0, topic: null },
  newDevice: { urgency: 'high', lasts: 24 * HOUR, topic: null },
  securityChange: { urgency: 'high', lasts: 24 * HOUR, topic: null },
  // The next step of an order is what there is to know about it.
  order: { urgency: 'high', lasts: 6 * HOUR, topic: ({ billNo }) => billNo },
  transferIn: eachCounts,
  transferOut: eachCounts,
  recharge: eachCounts,
  withdrawal: eachCounts,
  support: { urgency: 'high', lasts: 24 * HOUR, topic: ({ conversation }) => conversation },
  promotion: { urgency: 'low', lasts: 72 * HOUR, topic: null },
} satisfies Readonly<Partial<Record<NotificationType, Manner>>>;
