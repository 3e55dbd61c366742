import { describe, expect, it } from 'vitest';
import { openDeviceDatabase } from './DeviceDatabase.ts';

/** The part of IndexedDB that the database uses. Tests can drop its connections, as Safari does. */
function createFactory() {
  const values = new Map<unknown, unknown>();
  const modes: unknown[] = [];
  let opened = 0;
  let failure: DOMException | null = null;
  let refusal: DOMException | null = null;
  const answer = (result: unknown) => {
    const request: { result: unknown; onsuccess?: () => void } = { result };
    queueMicrotask(() => request.onsuccess?.());
    return request;
  };
  const objects = {
    get: (key: string) => answer(values.get(key)),
    put: (value: unknown, key: string) => answer(values.set(key, value)),
    delete: (key: string) => answer(values.delete(key)),
  };
  const refuse = () => {
    const request: { error: unknown; onerror?: () => void } = { error: refusal };
    refusal = null;
    queueMicrotask(() => request.onerror?.());
    return request;
  };
  const connect = () => {
    opened += 1;
    failure = null;
    return {
      transaction: (_store: string, mode: string, options: IDBTransactionOptions) => {
        if (failure) throw failure;
        modes.push([mode, options.durability]);
        const transaction: { oncomplete?: () => void; objectStore: () => unknown } = { objectStore: () => objects };
        queueMicrotask(() => transaction.oncomplete?.());
        return transaction;
      },
    };
  };
  return {
    factory: { open: () => (refusal ? refuse() : answer(connect())) } as unknown as IDBFactory,
    values,
    modes,
    opened: () => opened,
    fail: (name: string) => void (failure = new DOMException('', name)),
    refuseOnce: (name: string) => void (refusal = new DOMException('', name)),
  };
}

describe('openDeviceDatabase', () => {
  it('writes durably enough to survive a crash', async () => {
    const { factory, values, modes } = createFactory();
    const database = await openDeviceDatabase(factory);
    await database.put('values', 'a', 1);
    expect(values.get('a')).toBe(1);
    expect(modes).toEqual([['readwrite', 'strict']]);
  });

  it.each(['InvalidStateError', 'UnknownError'])(
    'opens a new connection after the browser dropped one (%s)',
    async (name) => {
      const { factory, values, opened, fail } = createFactory();
      const database = await openDeviceDatabase(factory);
      fail(name);
      await database.put('values', 'a', 1);
      expect([values.get('a'), opened()]).toEqual([1, 2]);
    },
  );

  it.each(['AbortError', 'UnknownError'])(
    'tries again at the next call after a failed reopening (%s)',
    async (name) => {
      const { factory, values, fail, refuseOnce } = createFactory();
      const database = await openDeviceDatabase(factory);
      fail('InvalidStateError');
      refuseOnce(name);
      await expect(database.put('values', 'a', 1)).rejects.toMatchObject({ name });
      await database.put('values', 'a', 2);
      expect(values.get('a')).toBe(2);
    },
  );

  it('opens one connection for all calls that found it dropped', async () => {
    const { factory, opened, fail } = createFactory();
    const database = await openDeviceDatabase(factory);
    fail('InvalidStateError');
    await Promise.all([database.put('values', 'a', 1), database.put('values', 'b', 2)]);
    expect(opened()).toBe(2);
  });

  it('reports a full disk', async () => {
    const { factory, opened, fail } = createFactory();
    const database = await openDeviceDatabase(factory);
    fail('QuotaExceededError');
    await expect(database.put('values', 'a', 1)).rejects.toMatchObject({ name: 'QuotaExceededError' });
    expect(opened()).toBe(1);
  });

  it('keeps values for the life of the page where there is no IndexedDB', async () => {
    const database = await openDeviceDatabase(undefined);
    await database.put('values', 'a', 1);
    expect(await database.get('values', 'a')).toBe(1);
    await database.remove('values', 'a');
    expect(await database.get('values', 'a')).toBeUndefined();
  });
});
