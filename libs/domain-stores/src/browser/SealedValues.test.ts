// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { claimStorageKey } from './claimStorageKey.ts';
import { openDeviceDatabase, type DeviceDatabase } from './DeviceDatabase.ts';
import { Seal } from './Seal.ts';
import { SealedStorage } from './SealedStorage.ts';
import { SealedValues } from './SealedValues.ts';

const PART = 'pendingTransfers';
const entry = { reqNo: '5b1c', payPassTicket: 'pp_8Fq2', to: '9XM3QA' };

describe('SealedValues', () => {
  let database: DeviceDatabase;
  let seal: Seal;
  let sealed: SealedValues;
  beforeEach(async () => {
    localStorage.clear();
    database = await openDeviceDatabase(undefined);
    seal = new Seal(await claimStorageKey(database));
    sealed = new SealedValues(seal, database);
  });

  it('reads back a written value until it is removed', async () => {
    expect(await sealed.read(PART)).toBeUndefined();
    await sealed.write(PART, [entry]);
    expect(await sealed.read(PART)).toEqual([entry]);
    await sealed.remove(PART);
    expect(await sealed.read(PART)).toBeUndefined();
  });

  it('survives a wipe, and leaves nothing in the local storage', async () => {
    const storage = new SealedStorage(seal, localStorage);
    await sealed.write(PART, [entry]);
    expect(localStorage.length).toBe(0);
    await storage.wipe();
    expect(await sealed.read(PART)).toEqual([entry]);
  });

  it('leaves nothing readable, not even to another key [S6]', async () => {
    await sealed.write(PART, [entry]);
    const kept = await database.get('values', `sealed.${PART}`);
    for (const value of Object.values(entry)) expect(kept).not.toContain(value);
    const other = new Seal(await claimStorageKey(await openDeviceDatabase(undefined)));
    expect(await new SealedValues(other, database).read(PART)).toBeUndefined();
  });

  it.each([
    ['with locks of the browser', navigator.locks],
    ['without', undefined],
  ])('runs the tasks of a part one after another, even after a failed one (%s)', async (_what, locks) => {
    vi.stubGlobal('navigator', { ...navigator, locks });
    const order: string[] = [];
    const task = (name: string, ends: Promise<void>) => async () => {
      order.push(`${name} begins`);
      await ends;
      order.push(`${name} ends`);
    };
    const slow = new Promise<void>((resolve) => setTimeout(resolve, 20));
    const first = sealed.exclusively(PART, task('first', slow));
    const failing = sealed.exclusively(PART, () => Promise.reject(new Error('no room')));
    const last = sealed.exclusively(PART, task('last', Promise.resolve()));
    await expect(failing).rejects.toThrow('no room');
    await Promise.all([first, last]);
    expect(order).toEqual(['first begins', 'first ends', 'last begins', 'last ends']);
    vi.unstubAllGlobals();
  });

  it('reports a failed write', async () => {
    database.put = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
    await expect(sealed.write(PART, [entry])).rejects.toMatchObject({ name: 'QuotaExceededError' });
  });
});
