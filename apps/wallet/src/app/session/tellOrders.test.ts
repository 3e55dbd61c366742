import { setupI18n } from '@lingui/core';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { TradeNews } from '@ezwallet/api-client/contract';
import { createFakeApi } from '@ezwallet/domain-stores/testing';
import { toast, UiHost, UiProvider } from '@ezwallet/ui';
import { createFakeWorld } from '../../testing/createFakeWorld.ts';
import { tellOrders } from './tellOrders.ts';

afterEach(() => act(() => toast.clear()));

const ANSWER: TradeNews = { billNo: '202611210931220000107', transactionType: 9, kind: 'answer', at: 1 };

async function setUp(here = '/') {
  const news: TradeNews[] = [];
  const { api } = createFakeApi({
    order: {
      quickOrderQuery: async (page) => ({ ...page, total: 0, list: [], cashOut: 0, cashIn: 0, news: [...news] }),
    },
  });
  const world = createFakeWorld({ api });
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  await world.scope.ready();
  const gone: string[] = [];
  const stop = tellOrders({
    i18n: setupI18n({ locale: 'en', messages: { en: {} } }),
    words: { need: () => Promise.resolve() },
    scope: world.scope,
    haptics: world.deps.haptics,
    here: () => here,
    go: (to) => gone.push(to),
  });
  const look = () => act(() => world.scope.current!.trades.running.look());
  await look();
  render(createElement(UiProvider, null, createElement(UiHost)));
  return { news, look, gone, stop };
}

it('says what happened and what to do, and leads to the order', async () => {
  const { news, look, gone, stop } = await setUp();
  news.push(ANSWER);
  await look();
  await screen.findAllByText('The seller answered your appeal. Read the answer.');
  await userEvent.click(screen.getByRole('button', { name: 'View' }));
  expect(gone).toEqual([`/order/detail?billNo=${ANSWER.billNo}&trade`]);
  stop();
});

it('leaves the order on the screen to its screen', async () => {
  const { news, look, stop } = await setUp(`/order/detail?billNo=${ANSWER.billNo}`);
  news.push(ANSWER, { ...ANSWER, billNo: '202611210931220000108', transactionType: 8, kind: 'lateAppeal' });
  await look();
  await screen.findAllByText('The buyer appealed a sale that had ended. Answer with proof.');
  expect(screen.queryByText(/answered your appeal/)).toBeNull();
  stop();
});
