// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { claimStorageKey } from './claimStorageKey.ts';
import { openDeviceDatabase } from './DeviceDatabase.ts';
import { Seal } from './Seal.ts';
import { SealedStorage } from './SealedStorage.ts';

const secret = { token: 'x9n2Tq5bV0m3', phone: '13812345678', email: 'robin@example.com' };

describe('SealedStorage', () => {
  let key: CryptoKey;
  let sealed: SealedStorage;
  beforeEach(async () => {
    localStorage.clear();
    key = await claimStorageKey(await openDeviceDatabase(undefined));
    sealed = new SealedStorage(new Seal(key), localStorage);
  });

  const dump = () => JSON.stringify(Object.entries(localStorage));

  it('reads back a written value', async () => {
    await sealed.write('session', secret);
    expect(await sealed.read('session')).toEqual(secret);
  });

  it('leaves nothing readable in the storage [S6]', async () => {
    await sealed.write('session', secret);
    for (const value of Object.values(secret)) {
      expect(dump()).not.toContain(value);
      expect(dump()).not.toContain(btoa(value).slice(0, -2));
    }
  });

  it('has a key that cannot be exported [S6]', async () => {
    expect(key.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow(/extractable/);
  });

  it('seals the same value differently each time', async () => {
    await sealed.write('session', secret);
    const first = localStorage.getItem('sealed.session');
    await sealed.write('session', secret);
    expect(localStorage.getItem('sealed.session')).not.toBe(first);
  });

  it('treats a value that was tampered with, moved or sealed elsewhere as never written [S6]', async () => {
    await sealed.write('session', secret);
    const text = localStorage.getItem('sealed.session') ?? '';
    localStorage.setItem('sealed.other', text);
    localStorage.setItem('sealed.bent', (text.startsWith('A') ? 'B' : 'A') + text.slice(1));
    localStorage.setItem('sealed.junk', 'no base64 !');
    for (const part of ['other', 'bent', 'junk', 'missing']) expect(await sealed.read(part)).toBeUndefined();

    const elsewhere = new SealedStorage(
      new Seal(await claimStorageKey(await openDeviceDatabase(undefined))),
      localStorage,
    );
    expect(await elsewhere.read('session')).toBeUndefined();
  });

  it('keeps the order of writes', async () => {
    await Promise.all([1, 2, 3, 4, 5].map((value) => sealed.write('count', value)));
    expect(await sealed.read('count')).toBe(5);
  });

  it('wipes its own keys, spares those of the page around it, and drops pending writes [S7]', async () => {
    localStorage.setItem('basket', '3 apples');
    await sealed.write('session', secret);
    const late = sealed.write('session', secret);
    await sealed.wipe();
    await late;
    expect(Object.keys(localStorage)).toEqual(['basket']);
  });

  it('wipes every key that the application names', async () => {
    const strict = new SealedStorage(new Seal(key), localStorage, (name) => name !== 'inviteCode');
    localStorage.setItem('inviteCode', 'EZ7KD42P');
    localStorage.setItem('theme', 'light');
    await strict.write('session', secret);
    await strict.wipe();
    expect(Object.keys(localStorage)).toEqual(['inviteCode']);
  });

  it('notices a write, a removal and a wipe in another tab', async () => {
    const heard = vi.fn();
    const stop = sealed.subscribe('session', heard);
    await sealed.write('session', secret);
    const newValue = localStorage.getItem('sealed.session');
    const tell = (init: StorageEventInit) =>
      dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, ...init }));
    tell({ key: 'sealed.other', newValue });
    tell({ key: 'sealed.session', newValue });
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(secret));
    tell({ key: 'sealed.session', newValue: null });
    tell({ key: null, newValue: null });
    expect(heard.mock.calls).toEqual([[secret], [undefined], [undefined]]);
    stop();
    tell({ key: null, newValue: null });
    expect(heard).toHaveBeenCalledTimes(3);
  });
});
