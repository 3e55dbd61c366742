import * as v from 'valibot';
import { count, duration, group, usdt } from './values.ts';

/** Trades of members for fiat money. */
export const trade = group({
  currencies: v.array(v.string()),
  /** The least that an order may be, in USDT; `tradeLimit` is the most. */
  least: usdt,
  openSales: count(),
  openPurchases: count(),
  matchWithin: duration,
  /** Time for the payment and for the release: of apps, and of bank cards. */
  within: group({ instant: duration, bank: duration }),
  /** The buyer may extend the time for the payment once: in its last part, and by how much. */
  extension: group({ last: duration, more: duration }),
  /** How often one side of a purchase may ask the other to cancel. */
  cancelQuestions: count(),
  /** Members whom one may have blocked or prefer, together. */
  peers: count(),
  /** Buyers of one sale who may let the time for their payment pass. */
  missedPayments: count(),
  /** Silence after which staff looks at a paid trade, and at an appeal. */
  escalateAfter: group({ paid: duration, appeal: duration }),
  /**
   * How long after its end a trade can be appealed: a completed one, and any other. How long coins wait for a verdict, and how
   * many lost cases, in what time, close late appeals for as long.
   */
  lateAppeal: group({
    completed: duration,
    failed: duration,
    holdFor: duration,
    losses: count(1),
    lossesWithin: duration,
  }),
  /**
   * The level from which staff makes acceptors. How they are asked: time for an answer, how many are tried, offers that one may have at once, misses that make
   * a pause and its length, offers that one buyer may cause an hour, and when a waiting sale is offered to them.
   */
  acceptors: group({
    fromKycLevel: v.picklist([0, 1, 2, 3, 4]),
    answerWithin: duration,
    tried: count(1),
    atOnce: count(1),
    misses: count(2),
    pause: duration,
    asksAnHour: count(1),
    offerSaleAfter: duration,
  }),
  /** Sellers with fewer trades are newcomers; one of so many buyers goes to them first. */
  newcomers: group({ below: count(), oneOf: count(1) }),
  /** Messages of one chat, how long both sides can write and read after the end, and how long a call waits for news. */
  chat: group({ most: count(), writableAfterEnd: duration, readableAfterEnd: duration, wait: duration }),
  /** How long before the end of a time limit its side is reminded, and pauses after each failed try to send a message. */
  notices: group({
    remindBefore: group({ deadline: duration, answer: duration }),
    retryAfter: v.array(duration),
  }),
  /** Cancellations a day that cost nothing, and how long each further one closes that side; then the rest of the day. */
  cancellations: group({ free: count(), waits: v.array(duration) }),
});
