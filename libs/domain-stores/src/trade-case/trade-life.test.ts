import { describe, expect, it } from 'vitest';
import { TRADE_STATUS, type Trade } from '@ezwallet/api-client/contract';
import { contract } from '@ezwallet/api-client/contract';
import { actionsOf, isMyTurn, isOpenTrade, stageOf, trackOf, TRADE_STEPS } from './trade-life.ts';

const BUY = contract.order.orderC2cDetail.example.response as Trade;
const PAID = contract.trading.buyConfirmOrCancel.example.response as Trade;
const at = (status: Trade['status'], change: Partial<Trade> = {}): Trade => ({ ...BUY, status, ...change });
const sold = (status: Trade['status'], change: Partial<Trade> = {}): Trade =>
  at(status, { transactionType: 8, ...change });

describe('actionsOf', () => {
  it.each([
    [0, 'sale', ['sellerCancel']],
    [1, 'purchase', ['pay', 'buyerCancel', 'askCancel']],
    [1, 'sale', ['askCancel', 'release']],
    [3, 'purchase', ['askCancel']],
    [3, 'sale', ['askCancel', 'release']],
    [2, 'purchase', []],
    [-1, 'sale', []],
    [-2, 'purchase', []],
    [5, 'sale', []],
  ] as const)('status %s of a %s allows %j', (status, side, events) => {
    expect(actionsOf(side === 'sale' ? sold(status) : at(status), 0)).toEqual(events);
  });

  it('allows an appeal from its time on', () => {
    const trade = at(3, { appealOpensAt: 1_000 });
    expect(actionsOf(trade, 999)).toEqual(['askCancel']);
    expect(actionsOf(trade, 1_000)).toEqual(['askCancel', 'openAppeal']);
  });

  it('allows more time for the payment from its time on', () => {
    const trade = at(1, { extension: { opensAt: 1_000, minutes: 15 } });
    expect(actionsOf(trade, 999)).not.toContain('extend');
    expect(actionsOf(trade, 1_000)).toContain('extend');
    expect(actionsOf({ ...trade, extension: null }, 1_000)).not.toContain('extend');
  });

  it('lets the side that was asked to cancel answer', () => {
    const asked = { seq: 2, event: 'askCancel', from: 1, to: 1, actor: 'seller', at: 5, reason: '' } as const;
    const events = [...BUY.events, asked];
    expect(actionsOf(at(1, { events }), 0)).toEqual(['pay', 'buyerCancel', 'declineCancel', 'agreeCancel']);
    expect(actionsOf(sold(1, { events }), 0)).toEqual(['release']);
  });

  it('lets the respondent concede and the initiator withdraw', () => {
    const appeal = { initiator: 'buyer' } as Trade['appeal'];
    expect(actionsOf(at(4, { appeal }), 0)).toEqual(['withdrawAppeal']);
    expect(actionsOf(sold(4, { appeal }), 0)).toEqual(['agreeRelease']);
  });
});

describe('trackOf', () => {
  it.each([
    [0, 0, 'waiting'],
    [1, 1, 'waiting'],
    [3, 2, 'waiting'],
    [4, 2, 'review'],
    [5, 2, 'review'],
    [2, 3, 'done'],
  ] as const)('status %s is step %s, %s', (status, current, state) => {
    expect(trackOf(at(status))).toMatchObject({ current, state });
  });

  it('ends where the trade ended', () => {
    const events = [
      ...BUY.events,
      { seq: 2, event: 'buyerCancel', from: 1, to: -1, actor: 'buyer', at: 5, reason: '' },
    ] as Trade['events'];
    expect(trackOf(at(-1, { events }))).toMatchObject({ current: 1, state: 'cancelled' });
  });

  it('tells when each step was done', () => {
    const { times } = trackOf(PAID);
    expect(times).toHaveLength(TRADE_STEPS.length);
    expect(times[1]).toBe(PAID.events.at(-1)!.at);
    expect(times.slice(2)).toEqual([undefined, undefined]);
  });
});

it('names every status, and knows which are over', () => {
  const open = Object.values(TRADE_STATUS).filter((status) => isOpenTrade({ status }));
  expect(open.map((status) => stageOf({ status })).toSorted()).toEqual([
    'appeal',
    'arbitration',
    'matching',
    'paid',
    'waitingForPayment',
  ]);
});

it('tells whose turn it is', () => {
  expect([at(1), sold(1), at(3), sold(3), sold(0), at(2)].map(isMyTurn)).toEqual([
    true,
    false,
    false,
    true,
    false,
    false,
  ]);
});
