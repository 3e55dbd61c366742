import { describe, expect, it } from 'vitest';
import { PAYMENT_LIMIT_EXAMPLE } from '@ezwallet/api-client/contract';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { createOrderLimit, createPaymentLimit } from './own-limits.ts';

function setUp(faults: Error[] = []) {
  let limit = PAYMENT_LIMIT_EXAMPLE;
  const { api, calls } = createFakeApi({
    user: {
      getCustomizePaymentLimitSet: async () => {
        const fault = faults.shift();
        if (fault) throw fault;
        return limit;
      },
      updateCustomizeDailyPaymentLimit: async ({ limit: wanted }: { limit: string }) => {
        const fault = faults.shift();
        // The server has done it, whatever becomes of its answer.
        if (fault?.message !== 'refused (EXCEED_LIMIT)') limit = { ...limit, limit: wanted, next: null, nextAt: null };
        if (fault) throw fault;
        return limit;
      },
      closeSwitch: async () => {
        limit = { ...limit, next: limit.max };
        return true;
      },
    },
  });
  return { store: createPaymentLimit({ api }), calls: () => calls.map(({ name, request }) => [name, request]) };
}

describe('OwnLimitStore', () => {
  it('loads, and tells what holds', async () => {
    const { store } = setUp();
    expect([store.limit, store.holds]).toEqual([null, null]);
    await store.load();
    expect(store.holds).toBe('500');
  });

  it('keeps what is there when a load fails', async () => {
    const faults: Error[] = [];
    const { store } = setUp(faults);
    await store.load();
    faults.push(new Error('network'));
    await store.load();
    expect([store.failed, store.limit?.limit]).toEqual([true, '500']);
    await store.load();
    expect(store.failed).toBe(false);
  });

  it('changes the number and shows what the server made of it', async () => {
    const { store } = setUp();
    await store.load();
    const change = store.set('300');
    expect(store.busy).toBe(true);
    expect(await change).toBeNull();
    expect([store.busy, store.holds]).toEqual([false, '300']);
  });

  it('says why a change was refused, and changes nothing', async () => {
    const faults: Error[] = [];
    const { store } = setUp(faults);
    await store.load();
    faults.push(new FakeRefusal('EXCEED_LIMIT'));
    expect(await store.set('3000')).toBe('EXCEED_LIMIT');
    expect([store.busy, store.holds]).toEqual([false, '500']);
  });

  it('asks what became of a change whose answer was lost', async () => {
    const faults: Error[] = [];
    const { store } = setUp(faults);
    await store.load();
    faults.push(new Error('network'));
    expect(await store.set('200')).toBe('OFFLINE');
    expect(store.holds).toBe('200');
  });

  it('takes the limit off with the number kept, and asks how it stands', async () => {
    const { store, calls } = setUp();
    await store.load();
    expect(await store.close()).toBeNull();
    expect(store.limit?.next).toBe('2000');
    expect(calls()).toContainEqual(['user.closeSwitch', { type: 'payment' }]);
  });

  it('forgets the number where the server can', async () => {
    const { store, calls } = setUp();
    await store.load();
    expect(store.resettable).toBe(true);
    expect(await store.reset()).toBeNull();
    expect(calls().at(-1)?.[0]).toBe('user.resetPaymentLimit');
  });

  it('has no such call for orders, whose limit falls back on the platform’s', async () => {
    const { api, named } = createFakeApi({
      user: { getCustomizeOrderQuantitySet: async () => ({ switchOn: false, limit: 20, used: 3, max: 200, next: null, nextAt: null }) },
    });
    const store = createOrderLimit({ api });
    await store.load();
    expect([store.resettable, store.holds, await store.reset()]).toEqual([false, 200, null]);
    await store.set(5);
    await store.close();
    expect(named('user.updateCustomizeOrderQuantitySet')).toEqual([{ limit: 5 }]);
    expect(named('user.closeSwitch')).toEqual([{ type: 'orderQuantity' }]);
  });
});
