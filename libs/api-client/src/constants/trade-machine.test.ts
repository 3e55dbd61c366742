import { describe, expect, it } from 'vitest';
import {
  askerOf,
  canAppealLate,
  findTradeTransition,
  isInLateAppeal,
  otherSide,
  sideOf,
  TRADE_STATUS,
  TRADE_TRANSITIONS,
  tradeEventsFor,
  type TradeStatus,
  type TradeTransition,
} from './trade-machine.ts';
import { tradeSideOf } from './trades.ts';

const steps: readonly TradeTransition[] = TRADE_TRANSITIONS;
const statuses = Object.values(TRADE_STATUS);
const ends: readonly TradeStatus[] = [TRADE_STATUS.completed, TRADE_STATUS.cancelled, TRADE_STATUS.expired];
const { matching, waitingForPayment, paid, appeal, arbitration, completed, cancelled, expired } = TRADE_STATUS;

describe('the trade machine', () => {
  it('names each event once', () => {
    const events = steps.map(({ event }) => event);
    expect(new Set(events).size).toBe(events.length);
  });

  it('reaches every status from the start; only final statuses have no way out', () => {
    const reached = new Set<TradeStatus>();
    const visit = (status: TradeStatus): void => {
      if (reached.has(status)) return;
      reached.add(status);
      for (const { from, buy, sell } of steps) {
        if (from.includes(status)) for (const next of [buy, sell]) if (next !== null && next !== 'same') visit(next);
      }
    };
    for (const { from, sell } of steps) if (from.length === 0 && sell !== 'same') visit(sell);
    expect(reached).toEqual(new Set(statuses));
    const left = new Set(steps.flatMap(({ from }) => from));
    expect(new Set(statuses.filter((status) => !left.has(status)))).toEqual(new Set(ends));
  });

  it('releases the escrow exactly when the sell bill ends', () => {
    for (const { event, sell, escrow } of steps) {
      expect(['release', 'return', 'split'].includes(escrow), event).toBe(sell !== 'same' && ends.includes(sell));
    }
  });

  it('pays the buyer exactly when both bills are completed', () => {
    for (const { event, buy, sell, escrow } of steps) {
      const pays = escrow === 'release' || escrow === 'split';
      expect([buy === completed, sell === completed], event).toEqual([pays, pays]);
    }
  });

  it('no deadline moves money once the buyer has paid [S29]', () => {
    const late = [paid, appeal, arbitration];
    const afterPayment = steps.filter(({ from }) => late.some((status) => from.includes(status)));
    expect(afterPayment.length).toBeGreaterThan(0);
    for (const { event, by, escrow } of afterPayment) if (by === 'platform') expect(escrow, event).toBe('keep');
  });

  it('keeps the two bills of a trade in the same status, except for a sell bill that is queued again', () => {
    for (const { event, buy, sell } of steps) {
      if (buy !== null && sell !== matching) expect(sell, event).toBe(buy);
    }
  });

  it('finds a transition only where it is legal [S29]', () => {
    expect(findTradeTransition(null, 'create')).toMatchObject({ sell: matching, escrow: 'hold' });
    expect(findTradeTransition(matching, 'create')).toBeUndefined();
    expect(findTradeTransition(null, 'pay')).toBeUndefined();
    expect(findTradeTransition(waitingForPayment, 'buyerCancel')).toMatchObject({ buy: cancelled, sell: matching });
    expect(findTradeTransition(paid, 'buyerCancel')).toBeUndefined();
    const given = findTradeTransition(waitingForPayment, 'lastPayDeadline');
    expect(given).toMatchObject({ sell: expired, escrow: 'return' });
  });

  it.each([
    [matching, 'seller', undefined, ['sellerCancel']],
    [matching, 'buyer', undefined, []],
    [waitingForPayment, 'buyer', undefined, ['pay', 'buyerCancel', 'extend', 'askCancel']],
    [waitingForPayment, 'seller', undefined, ['askCancel', 'release']],
    [paid, 'buyer', undefined, ['askCancel', 'openAppeal']],
    [paid, 'seller', undefined, ['askCancel', 'release', 'openAppeal']],
    [appeal, 'buyer', 'buyer', ['withdrawAppeal']],
    [appeal, 'seller', 'buyer', ['agreeRelease']],
    [appeal, 'seller', 'seller', ['withdrawAppeal']],
    [appeal, 'buyer', 'seller', ['agreeRefund']],
    [arbitration, 'seller', 'buyer', []],
    [completed, 'buyer', undefined, []],
  ] as const)('in status %i the %s (appeal by %s) can do %j', (status, party, initiator, events) => {
    expect(tradeEventsFor(status, party, { initiator })).toEqual(events);
  });

  it.each([
    [waitingForPayment, 'buyer', 'seller', ['pay', 'buyerCancel', 'extend', 'declineCancel', 'agreeCancel']],
    [waitingForPayment, 'buyer', 'buyer', ['pay', 'buyerCancel', 'extend']],
    [paid, 'seller', 'buyer', ['declineCancel', 'agreeCancel', 'release', 'openAppeal']],
    [appeal, 'seller', 'buyer', []],
  ] as const)('in status %i the %s, after a question of the %s, can do %j', (status, party, asker, events) => {
    expect(tradeEventsFor(status, party, { asker })).toEqual(events);
  });

  it('a question to cancel ends with its answer, and with the status', () => {
    const match = { event: 'match', from: matching, to: waitingForPayment, actor: 'platform' } as const;
    const ask = { event: 'askCancel', from: waitingForPayment, to: waitingForPayment, actor: 'seller' } as const;
    expect(askerOf([match])).toBeUndefined();
    expect(askerOf([match, ask])).toBe('seller');
    expect(askerOf([match, ask, { ...ask, event: 'extend', actor: 'buyer' }])).toBe('seller');
    expect(askerOf([match, ask, { ...ask, event: 'declineCancel', actor: 'buyer' }])).toBeUndefined();
    expect(askerOf([match, ask, { ...ask, event: 'pay', to: paid, actor: 'buyer' }])).toBeUndefined();
  });
});

describe('a bill of a trade', () => {
  it('belongs to one side', () => {
    expect([sideOf({ transactionType: 9 }), sideOf({ transactionType: 8 })]).toEqual(['buyer', 'seller']);
    expect(otherSide('buyer')).toBe('seller');
    expect(tradeSideOf({ recordType: 'BUY' })).toBe(9);
    expect([tradeSideOf({ recordType: 'SELL', note: 'VOUCHER' }), tradeSideOf({ recordType: 'SEND' })]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('is in a late appeal while one is open after the end', () => {
    const late = { escrow: '0', agreedAt: null };
    expect(
      [null, { late: null, closedAt: null }, { late, closedAt: 1 }, { late, closedAt: null }].map((appeal) =>
        isInLateAppeal({ appeal }),
      ),
    ).toEqual([false, false, false, true]);
    expect([null, 5, 6].map((lateAppealUntil) => canAppealLate({ lateAppealUntil }, 5))).toEqual([false, false, true]);
  });
});
