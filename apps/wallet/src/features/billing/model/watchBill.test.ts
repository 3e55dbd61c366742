import { expect, it, vi } from 'vitest';
import { BILL_EXAMPLE, type Bill } from '@ezwallet/api-client/contract';
import { BillsStore } from '@ezwallet/domain-stores';
import { createFakeApi, createFakeDeps, FakeRefusal, settle } from '@ezwallet/domain-stores/testing';
import { isMissing, isOpen, watchBill } from './watchBill.ts';

async function watch(billNo: string, faults: Error[] = [], statuses: Bill['status'][] = []) {
  const example = createFakeApi();
  const { api, named } = createFakeApi({
    order: {
      detail: async (request) => {
        const fault = faults.shift();
        if (fault) throw fault;
        const bill = await example.api.order.detail(request);
        return { ...bill, status: statuses.shift() ?? bill.status };
      },
    },
  });
  const deps = createFakeDeps({ api });
  const { clock, visibility } = deps;
  const onSettled = vi.fn();
  const bills = new BillsStore(deps, { billWindow: 30 });
  const again = () => watchBill(billNo, { bills, clock, visibility, onSettled });
  const stop = again();
  await settle();
  return { bill: bills.bill(billNo), bills, deps, onSettled, stop, again, asked: () => named('order.detail') };
}

it('loads the bill', async () => {
  const { bill } = await watch(BILL_EXAMPLE.billNo);
  expect(bill.value?.postings).toHaveLength(2);
  expect([bill.failure, bill.isLoading]).toEqual([undefined, false]);
});

it('tells a missing bill from a failed call, which can be tried again', async () => {
  const { bill } = await watch(BILL_EXAMPLE.billNo, [new FakeRefusal('ORDER_NOT_FOUND'), new Error('network')]);
  expect(isMissing(bill.failure!)).toBe(true);
  await bill.reload();
  expect(isMissing(bill.failure!)).toBe(false);
  await bill.reload();
  expect([bill.failure, bill.value?.billNo]).toEqual([undefined, BILL_EXAMPLE.billNo]);
});

it('asks nobody for a bill without a number', async () => {
  const { bill, asked } = await watch('');
  expect([isMissing(bill.failure!), asked()]).toEqual([true, []]);
});

it('asks only once at a time', async () => {
  const { again, asked } = await watch(BILL_EXAMPLE.billNo);
  again();
  again();
  await settle();
  expect(asked()).toHaveLength(2);
});

it('follows a bill in progress to its end while the page is visible', async () => {
  const { bill, deps, asked, onSettled, stop } = await watch(BILL_EXAMPLE.billNo, [], [1, 1, 1, 2]);
  await deps.clock.advance(10_000);
  expect(asked()).toHaveLength(2);
  deps.setVisible(false);
  await deps.clock.advance(30_000);
  expect(asked()).toHaveLength(2);
  deps.setVisible(true);
  await settle();
  expect(asked()).toHaveLength(3);
  expect(onSettled).not.toHaveBeenCalled();
  await deps.clock.advance(30_000);
  expect(asked()).toHaveLength(4);
  expect([isOpen(bill.value), onSettled.mock.calls.length]).toEqual([false, 1]);
  stop();
});

it('asks no more after the person has left', async () => {
  const { deps, asked, stop } = await watch(BILL_EXAMPLE.billNo, [], [1, 1, 1]);
  stop();
  await deps.clock.advance(60_000);
  expect(asked()).toHaveLength(1);
});

it('keeps the bill when a later call fails', async () => {
  const faults: Error[] = [];
  const { bill, deps, stop } = await watch(BILL_EXAMPLE.billNo, faults, [1, 1]);
  faults.push(new Error('network'));
  await deps.clock.advance(10_000);
  expect([bill.failure, bill.value?.status]).toEqual([{ code: 'OFFLINE' }, 1]);
  await deps.clock.advance(10_000);
  expect(bill.failure).toBeUndefined();
  stop();
});

it('keeps and follows the bill when money moves elsewhere', async () => {
  const { bill, bills, deps, asked, onSettled, stop } = await watch(BILL_EXAMPLE.billNo, [], [1, 2]);
  bills.list.expire();
  expect(bill.value?.status).toBe(1);
  await deps.clock.advance(10_000);
  expect(asked()).toHaveLength(2);
  expect([bill.value?.status, onSettled.mock.calls.length]).toEqual([2, 1]);
  stop();
});
