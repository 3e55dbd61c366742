import { expect, it } from 'vitest';
import type { RequestOf, Contract } from '@ezwallet/api-client/contract';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { ValueHistoryStore } from './ValueHistoryStore.ts';

function setUp() {
  const { api, named } = createFakeApi({
    user: {
      getValueHistory: async ({ days }: RequestOf<Contract['user']['getValueHistory']>) => ({
        list: [{ date: '2026-11-21', value: String(days) }],
      }),
    },
  });
  const deps = createFakeDeps({ api });
  return { store: new ValueHistoryStore(deps), deps, asked: () => named('user.getValueHistory') };
}

it('keeps windows apart, and asks once for all who ask', async () => {
  const { store, asked } = setUp();
  await Promise.all([store.load(7), store.load(7), store.load(90)]);
  expect(store.series(7).value).toEqual([{ date: '2026-11-21', value: '7' }]);
  expect(store.series(90).value).toEqual([{ date: '2026-11-21', value: '90' }]);
  expect(store.series(30).value).toBeUndefined();
  expect(asked()).toEqual([{ days: 7 }, { days: 90 }]);
});

it('asks again when the series is old, because its last value follows the prices', async () => {
  const { store, deps, asked } = setUp();
  await store.load(30);
  await deps.clock.advance(59_999);
  await store.load(30);
  expect(asked()).toHaveLength(1);
  await deps.clock.advance(1);
  await store.load(30);
  expect(asked()).toHaveLength(2);
});
