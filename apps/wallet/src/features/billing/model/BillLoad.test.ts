import { describe, expect, it } from 'vitest';
import { BILL_EXAMPLE } from '@ezwallet/api-client/contract';
import { BillsStore } from '@ezwallet/domain-stores';
import { createFakeApi, createFakeDeps, FakeRefusal } from '@ezwallet/domain-stores/testing';
import { BillLoad } from './BillLoad.ts';

function open(billNo: string, faults: Error[] = []) {
  const example = createFakeApi();
  const { api, named } = createFakeApi({
    order: {
      detail: (request) => {
        const fault = faults.shift();
        return fault ? Promise.reject(fault) : example.api.order.detail(request);
      },
    },
  });
  return { load: new BillLoad(new BillsStore(createFakeDeps({ api })), billNo), asked: () => named('order.detail') };
}

describe('BillLoad', () => {
  it('loads the bill', async () => {
    const { load } = open(BILL_EXAMPLE.billNo);
    expect(load.bill).toBeUndefined();
    await load.load();
    expect(load.bill?.postings).toHaveLength(2);
    expect([load.problem, load.busy]).toEqual([null, false]);
  });

  it('tells a bill that is not there from a call that failed, which may be tried again', async () => {
    const { load } = open(BILL_EXAMPLE.billNo, [new FakeRefusal('ORDER_NOT_FOUND'), new Error('network')]);
    await load.load();
    expect(load.problem).toBe('missing');
    await load.load();
    expect(load.problem).toBe('failed');
    await load.load();
    expect([load.problem, load.bill?.billNo]).toEqual([null, BILL_EXAMPLE.billNo]);
  });

  it('asks nobody for a bill without a number, and only once at a time', async () => {
    const none = open('');
    await none.load.load();
    expect([none.load.problem, none.asked()]).toEqual(['missing', []]);
    const { load, asked } = open(BILL_EXAMPLE.billNo);
    await Promise.all([load.load(), load.load()]);
    expect(asked()).toHaveLength(1);
  });
});
