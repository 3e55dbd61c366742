import { describe, expect, it, vi } from 'vitest';
import type { DeviceDatabase } from './DeviceDatabase.ts';
import { DeviceValues } from './DeviceValues.ts';

describe('DeviceValues', () => {
  it('tells other tabs of a write once it is stored, by the name of its part', async () => {
    const kept = new Map<string, unknown>();
    const database = {
      get: async (_: string, part: string) => kept.get(part),
      put: async (_: string, part: string, value: unknown) => void kept.set(part, value),
    } as unknown as DeviceDatabase;
    const here = new DeviceValues(database, new BroadcastChannel('tabs'));
    const elsewhere = new BroadcastChannel('tabs');
    const there = new DeviceValues(database, elsewhere);
    const [told, other] = [vi.fn(), vi.fn()];
    const stop = there.subscribe('settings', told);
    there.subscribe('fiat', other);
    await here.write('settings', { theme: 'light' });
    await vi.waitFor(() => expect(told).toHaveBeenCalledWith({ theme: 'light' }));
    expect(await there.read('settings')).toEqual({ theme: 'light' });
    stop();
    await here.write('fiat', 'HKD');
    await vi.waitFor(() => expect(other).toHaveBeenCalledWith('HKD'));
    await here.write('settings', { theme: 'dark' });
    await here.write('fiat', 'CNY');
    await vi.waitFor(() => expect(other).toHaveBeenCalledWith('CNY'));
    expect(told).toHaveBeenCalledTimes(1);
  });
});
