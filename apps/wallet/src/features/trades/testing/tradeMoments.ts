import { CLAIMS, contract, TRADE_STATUS, TRADE_TRANSITIONS, askerOf } from '@ezwallet/api-client/contract';
import type {
  Trade,
  TradeActor,
  TradeDeadline,
  TradeParty,
  TradeStatus,
  TradeTransition,
} from '@ezwallet/api-client/contract';
import { isOpenTrade } from '@ezwallet/domain-stores';

/** A trade right after an event, as one side sees it. */
export interface TradeMoment {
  readonly step: TradeTransition;
  readonly actor: TradeActor;
  /** Status before the event; null before the first. */
  readonly from: TradeStatus | null;
  readonly trade: Trade;
  /** When it happened, in epoch milliseconds. */
  readonly at: number;
}

const MINUTE = 60_000;
/** What each deadline of the examples gives, in minutes. */
const MINUTES: Readonly<Record<TradeDeadline, number>> = { match: 1_440, pay: 30, release: 30, answer: 1_440 };

const { matching, waitingForPayment, paid } = TRADE_STATUS;
const transitions: readonly TradeTransition[] = TRADE_TRANSITIONS;
const BUY = contract.order.orderC2cDetail.example.response as Trade;
const SALE = contract.trading.answerOffer.example.response.order as Trade;
const PAID = contract.trading.buyConfirmOrCancel.example.response as Trade;
const APPEALED: Readonly<Record<TradeParty, Trade>> = {
  buyer: contract.trading.buyerSubmitAppeal.example.response as Trade,
  seller: contract.trading.sellerSubmitComplain.example.response as Trade,
};

const other = (party: TradeParty): TradeParty => (party === 'buyer' ? 'seller' : 'buyer');

/** Everybody who can cause an event now. */
function actorsOf({ event, by }: TradeTransition, { events, appeal }: Trade): readonly TradeActor[] {
  const asker = askerOf(events);
  const initiator = appeal?.initiator;
  switch (by) {
    case 'party':
      return event === 'askCancel' && asker ? [] : ['buyer', 'seller'];
    case 'asked':
      return asker ? [other(asker)] : [];
    case 'initiator':
      return initiator ? [initiator] : [];
    case 'respondent':
      return initiator && (CLAIMS[initiator] === 'release') === (event === 'agreeRelease') ? [other(initiator)] : [];
    default:
      return [by];
  }
}

const SHARES = {
  release: ['500', '0'],
  return: ['0', '500'],
  split: ['300', '200'],
} as const;

/** The appeal after an event: opened, taken back, agreed on, decided by staff, or as before. */
function appealAfter(
  { appeal }: Trade,
  { event, escrow }: TradeTransition,
  actor: TradeActor,
  at: number,
): Trade['appeal'] {
  if (event === 'openAppeal') return APPEALED[actor === 'buyer' ? 'buyer' : 'seller'].appeal;
  if (!appeal || event === 'withdrawAppeal') return null;
  const ended = { ...appeal, closedAt: at, answerBy: null };
  if (escrow === 'hold' || escrow === 'keep') return appeal;
  if (actor !== 'operator') return ended;
  const [buyerAmount, sellerAmount] = SHARES[escrow];
  const result = escrow === 'return' ? 'refund' : escrow;
  return {
    ...ended,
    verdict: { result, buyerAmount, sellerAmount, reason: 'The statement of the bank shows it.', at },
  };
}

/** The trade after an event. What the gateway adds to a status is here as in the contract's examples. */
function after(trade: Trade, step: TradeTransition, actor: TradeActor, side: TradeParty): TradeMoment | undefined {
  const { event, starts, escrow } = step;
  const from = trade.events.length === 0 ? null : trade.status;
  const status = step[side === 'buyer' ? 'buy' : 'sell'];
  if (status === null) return undefined;
  const to = status === 'same' ? trade.status : status;
  const last = trade.events.at(-1)?.at ?? trade.createdAt;
  const at = event !== 'match' && actor === 'platform' ? (trade.deadline?.at ?? last + 2 * MINUTE) : last + 2 * MINUTE;
  const moved = {
    ...trade,
    status: to,
    events: [...trade.events, { seq: trade.events.length + 1, event, from, to, actor, at, reason: '' }],
  };
  const isOver = !isOpenTrade(moved);
  const isPaid = to === paid;
  return {
    step,
    actor,
    from,
    at,
    trade: {
      ...moved,
      deadline: isOver
        ? null
        : starts
          ? { kind: starts, at: at + MINUTES[starts] * MINUTE }
          : to === from
            ? trade.deadline
            : null,
      counterparty: to === matching ? null : trade.counterparty,
      escrow: ['hold', 'keep'].includes(escrow) ? trade.amount : '0',
      proofs: isPaid ? PAID.proofs : trade.proofs,
      extension:
        to !== waitingForPayment || event === 'extend'
          ? null
          : event === 'match' && side === 'buyer'
            ? { opensAt: at, minutes: 15 }
            : trade.extension,
      appealOpensAt: isPaid ? (trade.appealOpensAt ?? at + MINUTES.release * MINUTE) : null,
      sellLongTimeFlag: event === 'releaseDeadline' ? 1 : trade.sellLongTimeFlag,
      appeal: appealAfter(trade, step, actor, at),
      closedAt: isOver ? at : null,
      lateAppealUntil: isOver && moved.events.some((each) => each.event === 'match') ? at + 1_440 * MINUTE : null,
    },
  };
}

const movesBy = (trade: Trade, step: TradeTransition, side: TradeParty) =>
  actorsOf(step, trade).flatMap((actor) => after(trade, step, actor, side) ?? []);

/** Staff also gets trades without an appeal. */
const keyOf = ({ step, from, actor, trade }: TradeMoment) =>
  [step.event, from, trade.status, actor, trade.appeal !== null].join(' ');

/**
 * Every moment of a trade on one side: each event of the machine, from each status, by each of those who can cause it. It
 * walks the contract's table, so a new status or event is among them.
 */
export function tradeMoments(side: TradeParty): readonly TradeMoment[] {
  const example = side === 'buyer' ? BUY : SALE;
  const blank: Trade = { ...example, events: [], deadline: null, extension: null };
  const firsts = transitions.filter(({ from, event }) => (side === 'seller' ? from.length === 0 : event === 'match'));
  const found = new Map<string, TradeMoment>();
  const queue = firsts.flatMap((step) => movesBy(blank, step, side));
  for (let moment = queue.shift(); moment; moment = queue.shift()) {
    const key = keyOf(moment);
    if (found.has(key)) continue;
    found.set(key, moment);
    const { trade } = moment;
    const steps = transitions.filter(({ from }) => from.includes(trade.status));
    queue.push(...steps.flatMap((step) => movesBy(trade, step, side)));
  }
  return [...found.values()];
}
