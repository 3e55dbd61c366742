import { describe, expect, it, vi } from 'vitest';
import { BILL_EXAMPLE, type Bill } from '@ezwallet/api-client/contract';
import { BillsStore } from '@ezwallet/domain-stores';
import { createFakeApi, createFakeDeps, FakeRefusal, settle } from '@ezwallet/domain-stores/testing';
import { BillLoad } from './BillLoad.ts';

function open(billNo: string, faults: Error[] = [], statuses: Bill['status'][] = []) {
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
  const bills = new BillsStore(deps);
  const load = new BillLoad({ bills, clock, visibility, onSettled }, billNo);
  return { load, bills, deps, onSettled, asked: () => named('order.detail') };
}

describe('BillLoad', () => {
  it('loads the bill', async () => {
    const { load } = open(BILL_EXAMPLE.billNo);
    expect(load.bill).toBeUndefined();
    await load.load();
    expect(load.bill?.postings).toHaveLength(2);
    expect([load.problem, load.busy]).toEqual([null, false]);
  });

  it('tells a missing bill from a failed call, which can be tried again', async () => {
    const { load } = open(BILL_EXAMPLE.billNo, [new FakeRefusal('ORDER_NOT_FOUND'), new Error('network')]);
    await load.load();
    expect(load.problem).toBe('missing');
    await load.load();
    expect(load.problem).toBe('failed');
    await load.load();
    expect([load.problem, load.bill?.billNo]).toEqual([null, BILL_EXAMPLE.billNo]);
  });

  it('loads nothing without a bill number, and only once at a time', async () => {
    const none = open('');
    await none.load.load();
    expect([none.load.problem, none.asked()]).toEqual(['missing', []]);
    const { load, asked } = open(BILL_EXAMPLE.billNo);
    await Promise.all([load.load(), load.load()]);
    expect(asked()).toHaveLength(1);
  });

  it('follows a bill in progress to its end while the page is visible', async () => {
    const { load, deps, asked, onSettled } = open(BILL_EXAMPLE.billNo, [], [1, 1, 1, 2]);
    const stop = load.watch();
    await settle();
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
    expect([load.open, onSettled.mock.calls.length]).toEqual([false, 1]);
    stop();
  });

  it('stops when the person leaves', async () => {
    const { load, deps, asked } = open(BILL_EXAMPLE.billNo, [], [1, 1, 1]);
    const stop = load.watch();
    await settle();
    stop();
    await deps.clock.advance(60_000);
    expect(asked()).toHaveLength(1);
  });

  it('keeps what it shows when a later load fails', async () => {
    const faults: Error[] = [];
    const { load, deps } = open(BILL_EXAMPLE.billNo, faults, [1, 1]);
    const stop = load.watch();
    await settle();
    faults.push(new Error('network'));
    await deps.clock.advance(10_000);
    expect([load.problem, load.bill?.status]).toEqual(['failed', 1]);
    await deps.clock.advance(10_000);
    expect(load.problem).toBeNull();
    stop();
  });

  it('keeps the bill on the screen when money moves elsewhere, and goes on following it', async () => {
    const { load, bills, deps, asked, onSettled } = open(BILL_EXAMPLE.billNo, [], [1, 2]);
    const stop = load.watch();
    await settle();
    bills.expire();
    expect(load.bill?.status).toBe(1);
    await deps.clock.advance(10_000);
    expect(asked()).toHaveLength(2);
    expect([load.bill?.status, onSettled.mock.calls.length]).toEqual([2, 1]);
    stop();
  });
});
