import type { TradeEvent, TradeParty } from '@ezwallet/api-client/contract';

/** Something about a trade that is no event of its machine: a time limit that ends soon, an answer, an appeal after the end, a message. */
const BESIDE = ['remindPay', 'remindRelease', 'remindAnswer', 'answer', 'lateAppeal', 'lateEnd', 'wrote'] as const;

/** What members hear about their trades. */
export type TradeStep = TradeEvent | (typeof BESIDE)[number];

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
  wrote: BOTH,
} as const satisfies Readonly<Record<TradeStep, readonly TradeParty[]>>;

/** A step with the side that hears of it. The words of each language have exactly these keys. */
export type TradeStepKey = { [Event in TradeStep]: `${Event} ${(typeof TOLD)[Event][number]}` }[TradeStep];

/** Steps that a member has to act on at once. Only they go out by SMS. */
export const URGENT_STEPS: ReadonlySet<string> = new Set<TradeStepKey>([
  'match seller',
  'pay seller',
  'remindPay buyer',
  'remindRelease seller',
]);

/** Every step with every side that hears of it, as rows. */
export const TRADE_STEPS: readonly { readonly step: TradeStep; readonly side: TradeParty }[] = (
  Object.keys(TOLD) as TradeStep[]
).flatMap((step) => TOLD[step].map((side) => ({ step, side })));
