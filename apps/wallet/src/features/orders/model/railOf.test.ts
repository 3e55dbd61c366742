import { expect, test } from 'vitest';
import type { Trade, TradeStep } from '@ezwallet/api-client/contract';
import { railOf } from './railOf.ts';

const step = (seq: number, event: TradeStep['event'], from: TradeStep['from'], to: TradeStep['to'], more = {}) =>
  ({ seq, event, from, to, actor: 'buyer', at: seq * 60_000, reason: '', ...more }) satisfies TradeStep;
const trade = (more: Partial<Trade>) =>
  ({ transactionType: 9, status: 1, appeal: null, deadline: null, sellLongTimeFlag: 0, events: [], ...more }) as Trade;
const ordered = step(1, 'create', null, 1);
const paid = step(2, 'pay', 1, 3);

test('an open order lights what is due, with its deadline, and shows what comes', () => {
  const rail = railOf(trade({ events: [ordered], deadline: { kind: 'pay', at: 9 } }));
  expect(rail.events.map(({ value }) => value)).toEqual(['1', 'pay', 'release', 'completed']);
  expect(rail).toMatchObject({ current: 1, status: 'waiting' });
  expect(rail.events[1]).toMatchObject({ by: 9 });
});

test('a cancellation ends the rail with its reason, and says where the coins are', () => {
  const cancelled = step(2, 'buyerCancel', 1, -1, { reason: 'CHANGED_MIND' });
  const { events, current, status } = railOf(trade({ status: -1, events: [ordered, cancelled] }));
  expect([current, status]).toEqual([1, 'cancelled']);
  expect(events).toHaveLength(2);
  expect(events[1]?.reason).toBeDefined();
  expect(events[1]?.outcome).toBeDefined();
});

test('an order that expired is no failure', () => {
  expect(railOf(trade({ status: -2, events: [ordered, step(2, 'payDeadline', 1, -2)] })).status).toBe('cancelled');
});

test('a completed order ends with its release', () => {
  const rail = railOf(trade({ status: 2, events: [ordered, paid, step(3, 'release', 3, 2)] }));
  expect(rail).toMatchObject({ current: 2, status: 'done' });
  expect(rail.events).toHaveLength(3);
});

test('an appeal waits for the answer of the other side, and then for support', () => {
  const events = [ordered, paid, step(3, 'openAppeal', 3, 4)];
  const appeal = { initiator: 'buyer', verdict: null } as Trade['appeal'];
  const rail = railOf(trade({ status: 4, events, appeal, deadline: { kind: 'answer', at: 9 } }));
  expect(rail.events.slice(3).map(({ value }) => value)).toEqual(['answer', 'decision', 'end']);
  expect(rail).toMatchObject({ current: 3, status: 'review' });
  const decided = railOf(trade({ status: 5, events: [...events, step(4, 'escalate', 4, 5)], appeal }));
  expect(decided.events.slice(4).map(({ value }) => value)).toEqual(['now', 'end']);
});
