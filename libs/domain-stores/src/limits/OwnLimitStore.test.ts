import { describe, expect, it } from 'vitest';
import { PAYMENT_LIMIT_EXAMPLE } from '@ezwallet/api-client/contract';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { createOrderLimit, createPaymentLimit } from './own-limits.ts';
import { limitInForce, type OwnLimit, OwnLimitStore } from './OwnLimitStore.ts';

const holds = <Value>({ limit: { value } }: OwnLimitStore<Value>) => value && limitInForce(value);

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
    off: async () => PAYMENT_LIMIT_EXAMPLE,
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
    expect([store.limit.value, holds(store)]).toEqual([undefined, undefined]);
    await store.limit.reload();
    expect(holds(store)).toBe('500');
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
    const change = store.change.submit({ limit: '300' });
    expect(store.change.isBusy).toBe(true);
    expect(await change).toBe(true);
    expect([store.change.isBusy, holds(store)]).toEqual([false, '300']);
  });

  it('says why a change was refused, and changes nothing', async () => {
    const faults: Error[] = [];
    const { store } = setUp(faults);
    await store.limit.reload();
    faults.push(new FakeRefusal('EXCEED_LIMIT'));
    expect(await store.change.submit({ limit: '3000' })).toBe(false);
    expect([store.change.failure?.code, store.change.isBusy, holds(store)]).toEqual(['EXCEED_LIMIT', false, '500']);
  });

  it('loads the limit after a change whose answer was lost', async () => {
    const faults: Error[] = [];
    const { store } = setUp(faults);
    await store.limit.reload();
    faults.push(new Error('network'));
    expect(await store.change.submit({ limit: '200' })).toBe(false);
    expect([store.change.failure?.code, holds(store)]).toEqual(['OFFLINE', '200']);
  });

  it('ignores a load that began before a change', async () => {
    const { store, loads } = setUpSlow();
    const looks = [store.limit.reload(), store.limit.reload()];
    await store.change.submit({ limit: '100' });
    loads[0]!.resolve({ ...PAYMENT_LIMIT_EXAMPLE, limit: '500' });
    loads[1]!.reject(new Error('network'));
    await Promise.all(looks);
    expect([holds(store), store.limit.isStale]).toEqual(['100', false]);
  });

  it('shows the answer to the last of several loads, in whatever order answers come', async () => {
    const { store, loads } = setUpSlow();
    const looks = [store.limit.reload(), store.limit.reload()];
    loads[1]!.resolve({ ...PAYMENT_LIMIT_EXAMPLE, limit: '300' });
    loads[0]!.resolve({ ...PAYMENT_LIMIT_EXAMPLE, limit: '500' });
    await Promise.all(looks);
    expect(holds(store)).toBe('300');
  });

  it('takes the limit off but keeps the number, and loads the limit again', async () => {
    const { store, calls } = setUp();
    await store.limit.reload();
    expect(await store.change.submit('off')).toBe(true);
    expect(store.limit.value?.next).toBe('2000');
    expect(calls()).toContainEqual(['user.closeSwitch', { type: 'payment' }]);
  });

  it('forgets the number where the server has a call for it', async () => {
    const { store, calls } = setUp();
    await store.limit.reload();
    expect(store.forgets).toBe(true);
    expect(await store.change.submit('forget')).toBe(true);
    expect(calls().at(-1)?.[0]).toBe('user.resetPaymentLimit');
  });

  it('has no such call for orders, whose limit falls back to the platform’s', async () => {
    const { api, named } = createFakeApi({
      user: {
        getCustomizeOrderQuantitySet: async () => ({
          switchOn: false,
          limit: 20,
          used: 3,
          max: 200,
          next: null,
          nextAt: null,
        }),
      },
    });
    const store = createOrderLimit({ api });
    await store.limit.reload();
    expect([store.forgets, holds(store)]).toEqual([false, 200]);
    await store.change.submit({ limit: 5 });
    await store.change.submit('off');
    expect(named('user.updateCustomizeOrderQuantitySet')).toEqual([{ limit: 5 }]);
    expect(named('user.closeSwitch')).toEqual([{ type: 'orderQuantity' }]);
  });
});
