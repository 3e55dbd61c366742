import type { NotificationChannel, TradeEvent, TradeParty } from '@ezwallet/api-client/contract';

/** Something about a trade that is no event of its machine: a time limit that ends soon, an answer, an appeal after the end. */
const BESIDE = ['remindPay', 'remindRelease', 'remindAnswer', 'answer', 'lateAppeal', 'lateEnd'] as const;

/** What members hear about. */
export type NoticeEvent = TradeEvent | (typeof BESIDE)[number];

const BOTH = ['buyer', 'seller'] as const;

/**
 * Which sides hear of an event. A side never hears of what it did itself, so `BOTH` means the other one where a party causes
 * the event.
 */
export const TOLD = {
  create: [],
  match: BOTH,
  sellerCancel: [],
  matchDeadline: ['seller'],
  pay: ['seller'],
  buyerCancel: ['seller'],
  extend: ['seller'],
  askCancel: BOTH,
  declineCancel: BOTH,
  agreeCancel: BOTH,
  payDeadline: BOTH,
  lastPayDeadline: BOTH,
  release: ['buyer'],
  releaseDeadline: BOTH,
  openAppeal: BOTH,
  escalate: BOTH,
  agreeRelease: ['buyer'],
  agreeRefund: ['seller'],
  withdrawAppeal: BOTH,
  verdictRelease: BOTH,
  verdictRefund: BOTH,
  verdictSplit: BOTH,
  remindPay: ['buyer'],
  remindRelease: ['seller'],
  remindAnswer: BOTH,
  answer: BOTH,
  lateAppeal: BOTH,
  lateEnd: BOTH,
} as const satisfies Readonly<Record<NoticeEvent, readonly TradeParty[]>>;

/** A notice by its event and the side that gets it. The words of each language have exactly these keys. */
export type NoticeKey = { [Event in NoticeEvent]: `${Event} ${(typeof TOLD)[Event][number]}` }[NoticeEvent];

/** Notices that go out by SMS unless the member says otherwise: the seller has to look at once. */
const BY_SMS: ReadonlySet<NoticeKey> = new Set<NoticeKey>(['match seller', 'pay seller']);

/** Whether a notice goes out on a channel where the member has not said anything. */
export const isByDefault = (key: NoticeKey, channel: NotificationChannel): boolean => channel === 'email' || BY_SMS.has(key);

/** Every notice, as rows: event and side. */
export const NOTICES: readonly { readonly event: NoticeEvent; readonly side: TradeParty }[] = (Object.keys(TOLD) as NoticeEvent[]).flatMap(
  (event) => TOLD[event].map((side) => ({ event, side })),
);
