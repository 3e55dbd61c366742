import { describe, expect, it } from 'vitest';
import type { Deps } from '@ezwallet/domain-stores';
import { settle } from '@ezwallet/domain-stores/testing';
import { FavouriteCoins } from './FavouriteCoins.ts';

describe('FavouriteCoins', () => {
  it('are there again after the next start', async () => {
    const kept: unknown[] = [];
    const store = {
      // As the database of a browser, which takes no proxies.
      write: async (_part: string, value: unknown) => void kept.push(structuredClone(value)),
      read: async () => kept.at(-1) ?? null,
      subscribe: () => () => {},
    } as unknown as Deps['deviceStore'];
    const before = new FavouriteCoins(store);
    before.toggle('ETH');
    before.toggle('BTC');
    before.toggle('ETH');
    await settle();
    const after = new FavouriteCoins(store);
    after.follow();
    await settle();
    expect(after.codes).toEqual(['BTC']);
    expect(after.has('ETH')).toBe(false);
  });

  it('keep what is stored when a person chooses before it is read', async () => {
    const kept: unknown[] = [['ETH']];
    const store = {
      write: async (_part: string, value: unknown) => void kept.push(value),
      read: async () => kept.at(-1),
      subscribe: () => () => {},
    } as unknown as Deps['deviceStore'];
    const coins = new FavouriteCoins(store);
    coins.follow();
    coins.toggle('BTC');
    await settle();
    expect(coins.codes).toEqual(['ETH', 'BTC']);
    expect(kept.at(-1)).toEqual(['ETH', 'BTC']);
  });
});
