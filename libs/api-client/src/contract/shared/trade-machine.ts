/**
 * Where a secured trade stands, as each of its two bills shows it (product specification, section 4). `matching` is
 * for sell bills alone. `cancelled` is the doing of a party, `expired` that of a deadline or of the platform.
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
 * A number of {@link TRADE_STATUS}, as a bill carries it: 0 and above while the trade goes on or is completed (2),
 * below 0 where it came to nothing.
 */
export type TradeStatus = (typeof TRADE_STATUS)[keyof typeof TRADE_STATUS];

/** Who did a step of an order. */
export const TRADE_ACTORS = ['buyer', 'seller', 'platform', 'operator'] as const;
/** One of {@link TRADE_ACTORS}; every step of an order's tracker names one. */
export type TradeActor = (typeof TRADE_ACTORS)[number];

/** One of the two people of a trade. */
export type TradeParty = Extract<TradeActor, 'buyer' | 'seller'>;

/**
 * Who may cause a step: an actor, either party, or, in an appeal, the one who opened it (`initiator`) or the other
 * one (`respondent`).
 */
export type TradeCause = TradeActor | 'party' | 'initiator' | 'respondent';

/** What a step does to the seller's money: set it aside, leave it, give it to the buyer, back, or share it out. */
export type EscrowEffect = 'hold' | 'keep' | 'release' | 'return' | 'split';

/** A time limit that a step starts; a limit ends with the status that it was set in. */
export const TRADE_DEADLINES = ['match', 'pay', 'release', 'answer'] as const;

/**
 * One of {@link TRADE_DEADLINES}, by what has to happen before it: a buyer found, the payment marked, the money
 * released, the appeal answered.
 */
export type TradeDeadline = (typeof TRADE_DEADLINES)[number];

interface Transition {
  readonly event: string;
  /** Empty where the order comes into being. */
  readonly from: readonly TradeStatus[];
  readonly by: TradeCause;
  /** Status of the buy bill afterwards; null where there is none. */
  readonly buy: TradeStatus | null;
  readonly sell: TradeStatus;
  readonly escrow: EscrowEffect;
  readonly starts?: TradeDeadline;
}

const { matching, waitingForPayment, completed, paid, appeal, arbitration, cancelled, expired } = TRADE_STATUS;

/**
 * The machine of a secured trade: every step there is, and nothing else can happen to an order. A sell bill outlives
 * the buy bills that fall through: it is queued again. After `pay` no clock moves the seller's money: only a person
 * does.
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
  // The sell bill has been let down too often.
  {
    event: 'lastPayDeadline',
    from: [waitingForPayment],
    by: 'platform',
    buy: expired,
    sell: expired,
    escrow: 'return',
  },
  // Before payment was marked, a release still needs the money to have come: the seller says so.
  {
    event: 'release',
    from: [waitingForPayment, paid],
    by: 'seller',
    buy: completed,
    sell: completed,
    escrow: 'release',
  },
  { event: 'releaseDeadline', from: [paid], by: 'platform', buy: paid, sell: paid, escrow: 'keep' },
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

/** What can happen to an order. */
export type TradeEvent = (typeof TRADE_TRANSITIONS)[number]['event'];

/** One step of the machine. */
export interface TradeTransition extends Transition {
  readonly event: TradeEvent;
}

const transitions: readonly TradeTransition[] = TRADE_TRANSITIONS;

/**
 * The step that an event makes in a status (null: there is no order yet), or undefined where it cannot happen.
 *
 * @example
 * findTradeTransition(TRADE_STATUS.paid, 'release')?.escrow; // 'release'
 * findTradeTransition(TRADE_STATUS.paid, 'buyerCancel'); // undefined: the money is on its way
 */
export function findTradeTransition(from: TradeStatus | null, event: TradeEvent): TradeTransition | undefined {
  const step = transitions.find((step) => step.event === event);
  const isLegal = from === null ? step?.from.length === 0 : step?.from.includes(from);
  return isLegal ? step : undefined;
}

/** What an appeal asks for: the buyer's that the money be released, the seller's that it go back. */
export const CLAIMS = { buyer: 'release', seller: 'refund' } as const satisfies Record<TradeParty, string>;

/**
 * The steps that a party can cause in a status, for buttons.
 *
 * @param initiator who opened the appeal, where there is one
 * @example tradeEventsFor(TRADE_STATUS.waitingForPayment, 'buyer') // ['pay', 'buyerCancel']
 */
export function tradeEventsFor(status: TradeStatus, party: TradeParty, initiator?: TradeParty): TradeEvent[] {
  const agreement = initiator && CLAIMS[initiator] === 'release' ? 'agreeRelease' : 'agreeRefund';
  const causes: ReadonlySet<TradeCause> = new Set<TradeCause>([
    party,
    'party',
    ...(initiator ? [initiator === party ? ('initiator' as const) : ('respondent' as const)] : []),
  ]);
  return transitions
    .filter(({ from, by }) => from.includes(status) && causes.has(by))
    .filter(({ event, by }) => by !== 'respondent' || event === agreement)
    .map(({ event }) => event);
}
