import { TRANSACTION_TYPES, type TransactionType } from './trades.ts';

/**
 * Status of a trade, as each of its two bills shows it (product specification, section 4). Only sell bills have
 * `matching`. A party causes `cancelled`; a deadline or the platform causes `expired`.
 */
export const TRADE_STATUS = {
  matching: 0,
  waitingForPayment: 1,
  completed: 2,
  paid: 3,
  appeal: 4,
  arbitration: 5,
  cancelled: -1,
  expired: -2,
} as const;

/**
 * A number of {@link TRADE_STATUS}, as a bill shows it: 0 and above while the trade is open or completed (2), negative
 * when it failed.
 */
export type TradeStatus = (typeof TRADE_STATUS)[keyof typeof TRADE_STATUS];

/** The parties that cause events of a trade. */
export const TRADE_ACTORS = ['buyer', 'seller', 'platform', 'operator'] as const;
/** One of {@link TRADE_ACTORS}; every event of a trade names one. */
export type TradeActor = (typeof TRADE_ACTORS)[number];

/** One of the two parties of a trade. */
export type TradeParty = Extract<TradeActor, 'buyer' | 'seller'>;

/** The party that owns a bill of a trade. */
export const sideOf = ({ transactionType }: { readonly transactionType: TransactionType }): TradeParty =>
  transactionType === TRANSACTION_TYPES.buy ? 'buyer' : 'seller';

/** The other party. */
export const otherSide = (side: TradeParty): TradeParty => (side === 'buyer' ? 'seller' : 'buyer');

/**
 * Who may cause an event: an actor, either party, the party that the other one has asked to cancel (`asked`) or, in an
 * appeal, the party that opened it (`initiator`) or the other one (`respondent`).
 */
export type TradeCause = TradeActor | 'party' | 'asked' | 'initiator' | 'respondent';

/**
 * Effect of an event on the seller's money: hold it, keep the hold, release it to the buyer, return it, or split it.
 */
export type EscrowEffect = 'hold' | 'keep' | 'release' | 'return' | 'split';

/** A deadline that an event starts. It ends when the status changes, or when another one starts. */
export const TRADE_DEADLINES = ['match', 'pay', 'release', 'answer'] as const;

/**
 * One of {@link TRADE_DEADLINES}, by what must happen in time: a match, the marked payment, the release, the answer to
 * an appeal or to a payment that was not released in time. After the last one, staff looks at the trade.
 */
export type TradeDeadline = (typeof TRADE_DEADLINES)[number];

interface Transition {
  readonly event: string;
  /** Empty for the event that creates the trade. */
  readonly from: readonly TradeStatus[];
  readonly by: TradeCause;
  /** Status of the buy bill afterwards; null where there is none; `same` where it stays as it is. */
  readonly buy: TradeStatus | 'same' | null;
  readonly sell: TradeStatus | 'same';
  readonly escrow: EscrowEffect;
  readonly starts?: TradeDeadline;
}

const { matching, waitingForPayment, completed, paid, appeal, arbitration, cancelled, expired } = TRADE_STATUS;

/**
 * The trade machine: every transition of a trade, and no other is possible. A sell bill outlives failed buy bills: it
 * is queued again. After `pay` no deadline moves the seller's money; only a person does.
 */
export const TRADE_TRANSITIONS = [
  { event: 'create', from: [], by: 'seller', buy: null, sell: matching, escrow: 'hold', starts: 'match' },
  {
    event: 'match',
    from: [matching],
    by: 'platform',
    buy: waitingForPayment,
    sell: waitingForPayment,
    escrow: 'keep',
    starts: 'pay',
  },
  { event: 'sellerCancel', from: [matching], by: 'seller', buy: null, sell: cancelled, escrow: 'return' },
  { event: 'matchDeadline', from: [matching], by: 'platform', buy: null, sell: expired, escrow: 'return' },
  { event: 'pay', from: [waitingForPayment], by: 'buyer', buy: paid, sell: paid, escrow: 'keep', starts: 'release' },
  {
    event: 'buyerCancel',
    from: [waitingForPayment],
    by: 'buyer',
    buy: cancelled,
    sell: matching,
    escrow: 'keep',
    starts: 'match',
  },
  {
    event: 'payDeadline',
    from: [waitingForPayment],
    by: 'platform',
    buy: expired,
    sell: matching,
    escrow: 'keep',
    starts: 'match',
  },
  // Once for each purchase, shortly before the payment deadline.
  {
    event: 'extend',
    from: [waitingForPayment],
    by: 'buyer',
    buy: waitingForPayment,
    sell: waitingForPayment,
    escrow: 'keep',
    starts: 'pay',
  },
  // One side asks the other to cancel. The question ends with an answer or with the status.
  { event: 'askCancel', from: [waitingForPayment, paid], by: 'party', buy: 'same', sell: 'same', escrow: 'keep' },
  { event: 'declineCancel', from: [waitingForPayment, paid], by: 'asked', buy: 'same', sell: 'same', escrow: 'keep' },
  {
    event: 'agreeCancel',
    from: [waitingForPayment, paid],
    by: 'asked',
    buy: cancelled,
    sell: cancelled,
    escrow: 'return',
  },
  // The last buyer whom the sell bill waits for has missed the payment deadline.
  {
    event: 'lastPayDeadline',
    from: [waitingForPayment],
    by: 'platform',
    buy: expired,
    sell: expired,
    escrow: 'return',
  },
  // Before the buyer marks the payment, a release needs the seller's statement that the money has arrived.
  {
    event: 'release',
    from: [waitingForPayment, paid],
    by: 'seller',
    buy: completed,
    sell: completed,
    escrow: 'release',
  },
  {
    event: 'releaseDeadline',
    from: [paid],
    by: 'platform',
    buy: paid,
    sell: paid,
    escrow: 'keep',
    starts: 'answer',
  },
  { event: 'openAppeal', from: [paid], by: 'party', buy: appeal, sell: appeal, escrow: 'keep', starts: 'answer' },
  { event: 'escalate', from: [paid, appeal], by: 'platform', buy: arbitration, sell: arbitration, escrow: 'keep' },
  { event: 'agreeRelease', from: [appeal], by: 'respondent', buy: completed, sell: completed, escrow: 'release' },
  { event: 'agreeRefund', from: [appeal], by: 'respondent', buy: expired, sell: expired, escrow: 'return' },
  {
    event: 'withdrawAppeal',
    from: [appeal],
    by: 'initiator',
    buy: paid,
    sell: paid,
    escrow: 'keep',
    starts: 'release',
  },
  { event: 'verdictRelease', from: [arbitration], by: 'operator', buy: completed, sell: completed, escrow: 'release' },
  { event: 'verdictRefund', from: [arbitration], by: 'operator', buy: expired, sell: expired, escrow: 'return' },
  { event: 'verdictSplit', from: [arbitration], by: 'operator', buy: completed, sell: completed, escrow: 'split' },
] as const satisfies readonly Transition[];

type Step = (typeof TRADE_TRANSITIONS)[number];
/** An event of a trade. */
export type TradeEvent = Step['event'];
/** An event that a party causes. */
export type TradePartyEvent = Exclude<Step, { readonly by: 'platform' | 'operator' }>['event'];
/** The statuses in which an event is legal. */
export const statusesFor = <E extends TradeEvent>(event: E) =>
  TRADE_TRANSITIONS.find((step) => step.event === event)?.from as Extract<Step, { readonly event: E }>['from'];
/** Every event of a trade, in the order of the machine. */
export const TRADE_EVENTS: readonly TradeEvent[] = TRADE_TRANSITIONS.map(({ event }) => event);

/** One transition of the trade machine. */
export interface TradeTransition extends Transition {
  readonly event: TradeEvent;
}

const transitions: readonly TradeTransition[] = TRADE_TRANSITIONS;

/**
 * The transition of an event in a status (null: there is no trade yet), or undefined where it is not legal.
 *
 * @example
 * findTradeTransition(TRADE_STATUS.paid, 'release')?.escrow; // 'release'
 * findTradeTransition(TRADE_STATUS.paid, 'buyerCancel'); // undefined: the buyer has sent the money
 */
export function findTradeTransition(from: TradeStatus | null, event: TradeEvent): TradeTransition | undefined {
  const step = transitions.find((step) => step.event === event);
  const isLegal = from === null ? step?.from.length === 0 : step?.from.includes(from);
  return isLegal ? step : undefined;
}

/**
 * When a party can open an appeal: in time, or once after the end (7 days when completed, 24 hours otherwise). When it can
 * add a statement to an open one. When it can withdraw or concede it: before staff has it, and after the end of the trade.
 */
export const APPEAL_STATUSES = {
  open: [paid, completed, cancelled, expired],
  state: [appeal, arbitration, completed, cancelled, expired],
  end: [appeal, completed, cancelled, expired],
} as const satisfies Readonly<Record<string, readonly TradeStatus[]>>;

/** What a trade says about its appeal: `late` is null for one in time, `closedAt` while it is open. */
interface Appealed {
  readonly appeal: { readonly late: object | null; readonly closedAt: number | null } | null;
}

/** Whether an appeal is open on a trade that has ended. Its status stays that of the end. */
export const isInLateAppeal = ({ appeal: open }: Appealed): boolean =>
  open !== null && open.late !== null && open.closedAt === null;

/**
 * Whether the owner of a trade can appeal although it has ended.
 *
 * @param now epoch milliseconds on the server's clock
 */
export const canAppealLate = ({ lateAppealUntil }: { readonly lateAppealUntil: number | null }, now: number): boolean =>
  lateAppealUntil !== null && now < lateAppealUntil;

/** Claim of an appeal: the buyer's asks to release the money, the seller's to refund it. */
export const CLAIMS = { buyer: 'release', seller: 'refund' } as const satisfies Record<TradeParty, string>;

/** What {@link askerOf} looks at in an event. */
interface AskingStep {
  readonly event: TradeEvent;
  readonly from: TradeStatus | null;
  readonly to: TradeStatus;
  readonly actor: TradeActor;
}

/**
 * The party whose question to cancel waits for an answer, if there is one.
 *
 * @param events of one trade, oldest first
 */
export function askerOf(events: readonly AskingStep[]): TradeParty | undefined {
  const last = events.findLast(
    ({ event, from, to }) => event === 'askCancel' || event === 'declineCancel' || from !== to,
  );
  if (last?.event !== 'askCancel') return undefined;
  return last.actor === 'buyer' ? 'buyer' : 'seller';
}

/** Who has done something that the other party answers. */
export interface TradeQuestions {
  /** The party that opened the appeal. */
  readonly initiator?: TradeParty | undefined;
  /** The party that asked to cancel. */
  readonly asker?: TradeParty | undefined;
}

/**
 * The events that a party can cause in a status, for buttons.
 *
 * @example tradeEventsFor(TRADE_STATUS.waitingForPayment, 'buyer') // ['pay', 'buyerCancel', 'extend', 'askCancel']
 */
export function tradeEventsFor(
  status: TradeStatus,
  party: TradeParty,
  { initiator, asker }: TradeQuestions = {},
): TradeEvent[] {
  const agreement = initiator && CLAIMS[initiator] === 'release' ? 'agreeRelease' : 'agreeRefund';
  const causes: ReadonlySet<TradeCause> = new Set<TradeCause>([
    party,
    'party',
    ...(initiator ? [initiator === party ? ('initiator' as const) : ('respondent' as const)] : []),
    ...(asker && asker !== party ? ['asked' as const] : []),
  ]);
  return transitions
    .filter(({ from, by }) => from.includes(status) && causes.has(by))
    .filter(({ event, by }) => by !== 'respondent' || event === agreement)
    .filter(({ event }) => event !== 'askCancel' || !asker)
    .map(({ event }) => event);
}
