import { describe, expect, it } from 'vitest';
import { PAYMENT_LIMIT_EXAMPLE } from '@ezwallet/api-client/contract';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { createOrderLimit, createPaymentLimit } from './own-limits.ts';
import { type OwnLimit, OwnLimitStore } from './OwnLimitStore.ts';

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

/** Loads are answered when the test says so. */
function setUpSlow() {
  const loads: ReturnType<typeof held>[] = [];
  const store = new OwnLimitStore<string>({
    load: () => {
      const load = held();
      loads.push(load);
      return load.promise;
    },
    set: async (limit) => ({ ...PAYMENT_LIMIT_EXAMPLE, limit }),
    close: async () => true,
  });
  return { store, loads };
}

function held() {
  let resolve: (limit: OwnLimit<string>) => void = () => {};
  let reject: (fault: Error) => void = () => {};
  const promise = new Promise<OwnLimit<string>>((onAnswer, onFault) => {
    resolve = onAnswer;
    reject = onFault;
  });
  return { promise, resolve, reject };
}

describe('OwnLimitStore', () => {
  it('loads, and knows which limit holds', async () => {
    const { store } = setUp();
    expect([store.limit.value, store.holds]).toEqual([undefined, null]);
    await store.limit.reload();
    expect(store.holds).toBe('500');
  });

  it('keeps what is there when a load fails', async () => {
    const faults: Error[] = [];
    const { store } = setUp(faults);
    await store.limit.reload();
    faults.push(new Error('network'));
    await store.limit.reload();
    expect([store.limit.isStale, store.limit.value?.limit]).toEqual([true, '500']);
    await store.limit.reload();
    expect(store.limit.isStale).toBe(false);
  });

  it('changes the number and shows what the server made of it', async () => {
    const { store } = setUp();
    await store.limit.reload();
    const change = store.set('300');
    expect(store.busy).toBe(true);
    expect(await change).toBeNull();
    expect([store.busy, store.holds]).toEqual([false, '300']);
  });

  it('says why a change was refused, and changes nothing', async () => {
    const faults: Error[] = [];
    const { store } = setUp(faults);
    await store.limit.reload();
    faults.push(new FakeRefusal('EXCEED_LIMIT'));
    expect(await store.set('3000')).toBe('EXCEED_LIMIT');
    expect([store.busy, store.holds]).toEqual([false, '500']);
  });

  it('loads the limit after a change whose answer was lost', async () => {
    const faults: Error[] = [];
    const { store } = setUp(faults);
    await store.limit.reload();
    faults.push(new Error('network'));
    expect(await store.set('200')).toBe('OFFLINE');
    expect(store.holds).toBe('200');
  });

  it('ignores a load that began before a change', async () => {
    const { store, loads } = setUpSlow();
    const looks = [store.limit.reload(), store.limit.reload()];
    await store.set('100');
    loads[0]!.resolve({ ...PAYMENT_LIMIT_EXAMPLE, limit: '500' });
    loads[1]!.reject(new Error('network'));
    await Promise.all(looks);
    expect([store.holds, store.limit.isStale]).toEqual(['100', false]);
  });

  it('shows the answer to the last of several loads, in whatever order answers come', async () => {
    const { store, loads } = setUpSlow();
    const looks = [store.limit.reload(), store.limit.reload()];
    loads[1]!.resolve({ ...PAYMENT_LIMIT_EXAMPLE, limit: '300' });
    loads[0]!.resolve({ ...PAYMENT_LIMIT_EXAMPLE, limit: '500' });
    await Promise.all(looks);
    expect(store.holds).toBe('300');
  });

  it('takes the limit off but keeps the number, and loads the limit again', async () => {
    const { store, calls } = setUp();
    await store.limit.reload();
    expect(await store.close()).toBeNull();
    expect(store.limit.value?.next).toBe('2000');
    expect(calls()).toContainEqual(['user.closeSwitch', { type: 'payment' }]);
  });

  it('forgets the number where the server has a call for it', async () => {
    const { store, calls } = setUp();
    await store.limit.reload();
    expect(store.resettable).toBe(true);
    expect(await store.reset()).toBeNull();
    expect(calls().at(-1)?.[0]).toBe('user.resetPaymentLimit');
  });

  it('has no such call for orders, whose limit falls back to the platform’s', async () => {
    const { api, named } = createFakeApi({
      user: { getCustomizeOrderQuantitySet: async () => ({ switchOn: false, limit: 20, used: 3, max: 200, next: null, nextAt: null }) },
    });
    const store = createOrderLimit({ api });
    await store.limit.reload();
    expect([store.resettable, store.holds, await store.reset()]).toEqual([false, 200, null]);
    await store.set(5);
    await store.close();
    expect(named('user.updateCustomizeOrderQuantitySet')).toEqual([{ limit: 5 }]);
    expect(named('user.closeSwitch')).toEqual([{ type: 'orderQuantity' }]);
  });
});
