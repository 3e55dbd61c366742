import { expect, it, vi } from 'vitest';
import { contract, type Trade, type TradeRow } from '@ezwallet/api-client/contract';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { TradeCases } from '../trade-case/TradeCases.ts';
import { RunningTrades } from './RunningTrades.ts';

const BUY = contract.order.orderC2cDetail.example.response as Trade;

function open(first: readonly TradeRow[]) {
  let rows = first;
  const fake = createFakeApi({
    order: {
      quickOrderQuery: async () => ({
        pageNo: 1,
        pageSize: 100,
        total: rows.length,
        list: [...rows],
        cashIn: 0,
        cashOut: 0,
      }),
      orderC2cDetail: async () => ({ ...BUY, status: 2 }),
    },
  });
  const deps = createFakeDeps({ api: fake.api });
  const onMoved = vi.fn<() => void>();
  const cases = new TradeCases(deps, () => {});
  const running = new RunningTrades(deps, cases, onMoved);
  return { ...fake, deps, cases, running, onMoved, become: (next: readonly TradeRow[]) => void (rows = next) };
}

it('counts the trades that wait for the person', async () => {
  const { running } = open([BUY, { ...BUY, billNo: '2', status: 3 }]);
  await running.look();
  expect(running.waiting).toBe(1);
});

it('tells what moved, also how a trade ended, and nothing of the first look', async () => {
  const { running, deps, become, onMoved } = open([BUY]);
  await running.look();
  expect(running.moved).toEqual([]);
  become([{ ...BUY, status: 3 }]);
  await deps.clock.advance(5_000);
  expect(running.moved).toMatchObject([{ status: 3 }]);
  become([]);
  await deps.clock.advance(5_000);
  expect(running.moved).toMatchObject([{ status: 2 }]);
  expect(onMoved).toHaveBeenCalledTimes(2);
});

it('asks again for a trade that the list under way is too old to have', async () => {
  const { running, become, named } = open([]);
  const underway = running.look();
  become([BUY]);
  await Promise.all([underway, running.look()]);
  expect(running.rows).toEqual([BUY]);
  expect(named('order.quickOrderQuery')).toHaveLength(2);
});

it('asks seldom while nothing runs, and not at all before somebody has looked', async () => {
  const { running, deps, named } = open([]);
  await deps.clock.advance(60_000);
  expect(named('order.quickOrderQuery')).toHaveLength(0);
  await running.look();
  await deps.clock.advance(29_000);
  expect(named('order.quickOrderQuery')).toHaveLength(1);
  await deps.clock.advance(2_000);
  expect(named('order.quickOrderQuery')).toHaveLength(2);
});
