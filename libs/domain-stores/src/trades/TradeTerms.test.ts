import { expect, it } from 'vitest';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { TradeTerms } from './TradeTerms.ts';

it('knows the bonus of a pay method for buyers', async () => {
  const terms = new TradeTerms(createFakeDeps({ api: createFakeApi().api }));
  await terms.load();
  expect(terms.bonusOf(1)?.rate).toBe('3');
  expect(terms.bonusOf(3)).toBeUndefined();
});

it('asks for a quota again at each visit', async () => {
  const { api, named } = createFakeApi();
  const deps = createFakeDeps({ api });
  const terms = new TradeTerms(deps);
  await terms.loadQuota(9);
  expect(terms.quotaOf(9).value).toMatchObject({ limit: 3, remain: 2 });
  await deps.clock.advance(5_000);
  await terms.loadQuota(9);
  expect(named('trading.sellCancelTimesLimit')).toEqual([{ transactionType: 9 }, { transactionType: 9 }]);
});

it.each([
  ['all open', { payMethodsBuy: [1, 3, 4, 5], buyDisable: false }, false],
  ['some closed', { payMethodsBuy: [4], buyDisable: false }, false],
  ['none left', { payMethodsBuy: [], buyDisable: false }, true],
  ['the side closed', { payMethodsBuy: [1], buyDisable: true }, true],
] as const)('knows whether buying is closed: %s', async (_case, { payMethodsBuy, buyDisable }, isClosed) => {
  const methods = { payMethodsBuy: [...payMethodsBuy], payMethodsSell: [1 as const], buyDisable, sellDisable: false };
  const terms = new TradeTerms(
    createFakeDeps({ api: createFakeApi({ trading: { payMethods: async () => methods } }).api }),
  );
  expect(terms.isClosed('buy')).toBe(false);
  await terms.load();
  expect([terms.isClosed('buy'), terms.isClosed('sell')]).toEqual([isClosed, false]);
});
