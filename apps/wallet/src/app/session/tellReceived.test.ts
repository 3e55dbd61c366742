import { setupI18n } from '@lingui/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { BILL_EXAMPLE, USER_INFO_EXAMPLE, type Bill } from '@ezwallet/api-client/contract';
import { createFakeApi } from '@ezwallet/domain-stores/testing';
import { toast, UiHost, UiProvider } from '@ezwallet/ui';
import { createFakeWorld } from '../../testing/createFakeWorld.ts';
import { tellReceived } from './tellReceived.ts';

afterEach(() => act(() => toast.clear()));

async function setUp(path = '/') {
  const came: Bill[] = [];
  const { api } = createFakeApi({
    order: { pageQueryV2: async (page) => ({ ...page, total: came.length, list: [...came] }) },
    user: { getUserInfo: async () => ({ ...USER_INFO_EXAMPLE, lastReceivedAt: came[0]?.completedAt ?? null }) },
  });
  const world = createFakeWorld({ api });
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  await world.scope.ready();
  const gone: string[] = [];
  const stop = tellReceived({
    i18n: setupI18n({ locale: 'en', messages: { en: {} } }),
    words: { need: () => Promise.resolve() },
    app: world.app,
    scope: world.scope,
    haptics: world.deps.haptics,
    here: () => path,
    go: (to) => gone.push(to),
  });
  render(createElement(UiProvider, null, createElement(UiHost)));
  return { world, came, gone, stop };
}

const received = (change: Partial<Bill> = {}): Bill => ({
  ...BILL_EXAMPLE,
  recordType: 'RECV',
  amount: '25.5',
  completedAt: Date.now() + 5,
  ...change,
});

it('announces received money within one refresh, and leads to its bill', async () => {
  const { world, came, gone, stop } = await setUp();
  came.push(received());
  await act(() => world.deps.clock.advance(30_000));
  await screen.findAllByText('You received 25.50 USDT from W•••.');
  await userEvent.click(screen.getByRole('button', { name: 'View' }));
  expect(gone).toEqual([`/order/detail?billNo=${BILL_EXAMPLE.billNo}`]);
  stop();
});

it('leaves a payment of the shown code to its screen', async () => {
  const { world, came, stop } = await setUp('/paymentQrcode');
  await world.scope.current?.receive.load();
  came.push(received({ recordType: 'PAYMENT' }));
  await act(() => world.deps.clock.advance(30_000));
  expect(world.scope.current?.receive.paid).not.toBeNull();
  came.unshift(received({ billNo: '2026112109301500', completedAt: Date.now() + 6, amount: '7' }));
  await act(() => world.deps.clock.advance(30_000));
  await screen.findAllByText('You received 7.00 USDT from W•••.');
  expect(screen.queryByText(/25\.50/)).toBeNull();
  stop();
});

it.each([
  ['/order/detail?billNo=7&trade', 0],
  ['/', 1],
] as const)('at %s tells of a purchase and its bonus %s times, in one sum', async (path, times) => {
  const { world, came, stop } = await setUp(path);
  came.push(received({ billNo: '7', recordType: 'BUY', amount: '137', bonus: '4.11', counterparty: null }));
  await act(() => world.deps.clock.advance(30_000));
  await waitFor(() =>
    expect(screen.queryAllByText(/You received/, { selector: 'output span' }).map((each) => each.textContent)).toEqual(
      Array(times).fill('You received 141.11 USDT.'),
    ),
  );
  stop();
});
