import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { BILL_EXAMPLE, contract } from '@ezwallet/api-client/contract';
import { createFakeApi, FakeRefusal } from '@ezwallet/domain-stores/testing';
import { createFakeWorld } from '../../../../testing/createFakeWorld.ts';
import { renderRoute } from '../../../../testing/renderRoute.tsx';

type Handlers = NonNullable<Parameters<typeof createFakeApi>[0]>;

const answer =
  <T,>(value: T) =>
  () =>
    Promise.resolve(value);
const rate = (currency: string, price: string, change = '1.84') => ({
  currency,
  name: currency,
  price,
  change,
  series: ['1', '2'],
});
const network = (name: string, open = true) => ({ id: 1, name, min: '0', confirmations: 6, minutes: 10, open });
const summary = {
  ...contract.user.getUserBalance.example.response,
  balanceList: [{ currency: 'BTC', balance: '0.5', frozen: '0.125' }],
};
const listed = (id: number, currencyCode: string, name: string, ...networks: string[]) => ({
  id,
  currencyCode,
  name,
  decimals: 8,
  minTransferAmount: '0.0001',
  protocols: networks.map((each) => ({ id: 1, name: each, fee: '0.0002', minWithdrawal: '0.001' })),
});
const usual: Handlers = {
  common: { getRates: answer({ at: 1, cny: '7.21', list: [rate('BTC', '96420'), rate('SOL', '190')] }) },
  user: { getUserBalance: answer(summary) },
  recharge: {
    queryCurrencyList: answer([listed(2, 'BTC', 'Bitcoin', 'BTC'), listed(3, 'SOL', 'Solana')]),
    queryRechargeCurrency: answer([{ id: 2, currencyCode: 'BTC', name: 'Bitcoin', protocols: [network('BTC')] }]),
  },
};

async function open(path: string, { common, user, recharge, order }: Handlers = {}, signedIn = true) {
  const fake = createFakeApi({
    common: { ...usual.common, ...common },
    user: { ...usual.user, ...user },
    recharge: { ...usual.recharge, ...recharge },
    ...(order && { order }),
  });
  const world = createFakeWorld({ api: fake.api });
  if (signedIn) {
    await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
    await world.scope.ready();
  }
  return { ...fake, world, ...(await renderRoute(world, path)) };
}

const actions = () =>
  within(screen.getByRole('navigation', { name: 'Quick actions' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the page of a coin', () => {
  it('has its price, its balance, and what can be done with it', async () => {
    await open('/coin?currency=BTC');
    const price = await screen.findByRole('region', { name: 'BTC price' });
    await within(price).findByText('96,420.00 USDT');
    expect(price.textContent).toContain('+1.84%');
    const balance = await screen.findByRole('region', { name: 'Balance' });
    await waitFor(() => expect(balance.textContent).toContain('48,210.00 EZ'));
    expect(balance.textContent).toMatch(/Available.*0\.375 BTC/);
    expect(balance.textContent).toMatch(/On hold.*0\.125 BTC/);
    await waitFor(() =>
      expect(actions()).toEqual([
        ['Deposit', '/recharge?currency=BTC'],
        ['Withdraw', '/withdrawal?currency=BTC'],
        ['Send', '/transfer?currency=BTC'],
      ]),
    );
  });

  it('draws the price of the chosen period', async () => {
    const { named } = await open('/coin?currency=BTC');
    const chart = await screen.findByRole('figure');
    await waitFor(() => expect(chart.textContent).toContain('96,420.00'));
    expect(named('common.getHistoryRate')).toEqual([{ currency: 'BTC', days: 30, exchangeCurrency: 'CNY' }]);
    await userEvent.click(within(chart).getByRole('tab', { name: /^7/ }));
    await waitFor(() =>
      expect(named('common.getHistoryRate')).toContainEqual({ currency: 'BTC', days: 7, exchangeCurrency: 'CNY' }),
    );
  });

  it('lists the bills of this coin only', async () => {
    const pageQueryV2 = () =>
      Promise.resolve({ pageNo: 1, pageSize: 5, total: 1, list: [{ ...BILL_EXAMPLE, currency: 'BTC' }] });
    const { named } = await open('/coin?currency=BTC', { order: { pageQueryV2 } });
    const recent = await screen.findByRole('region', { name: 'Recent activity' });
    await within(recent).findByRole('link', { name: /To W/ });
    expect(named('order.pageQueryV2')).toContainEqual(expect.objectContaining({ currency: 'BTC' }));
  });

  it('offers no deposit and no withdrawal where no network carries the coin', async () => {
    await open('/coin?currency=SOL');
    await screen.findByText('190.00 USDT');
    expect(actions()).toEqual([['Send', '/transfer?currency=SOL']]);
  });

  it('offers nothing that the server has closed', async () => {
    const configs = { ...contract.common.getCommonConfigs.example.response, features: [] };
    await open('/coin?currency=BTC', { common: { getCommonConfigs: answer(configs) } });
    await waitFor(() => expect(actions().map(([name]) => name)).toEqual(['Deposit', 'Withdraw']));
  });

  it('offers no deposit over a network that is paused', async () => {
    const paused = answer([{ id: 2, currencyCode: 'BTC', name: 'Bitcoin', protocols: [network('BTC', false)] }]);
    await open('/coin?currency=BTC', { recharge: { queryRechargeCurrency: paused } });
    await waitFor(() => expect(actions().map(([name]) => name)).toEqual(['Withdraw', 'Send']));
  });

  it('hides amounts, but not the price', async () => {
    const { world } = await open('/coin?currency=BTC');
    await screen.findByText('96,420.00 USDT');
    await userEvent.click(await screen.findByRole('button', { name: 'Hide amounts' }));
    expect(screen.getByRole('region', { name: 'Balance' }).textContent).not.toMatch(/\d/);
    expect(screen.getByText('96,420.00 USDT')).toBeTruthy();
    expect(world.app.settings.hideAmounts).toBe(true);
  });

  it('says where prices are missing, and still shows the balance', async () => {
    await open('/coin?currency=BTC', {
      common: {
        getRates: answer({ at: 1, cny: '7.21', list: [] }),
        getHistoryRate: () => Promise.reject(new FakeRefusal('SYMBOL_NOT_EXIST')),
      },
    });
    // The price and the chart.
    await waitFor(() => expect(screen.getAllByText('Prices are not available.')).toHaveLength(2));
    expect(screen.getByRole('region', { name: 'Balance' }).textContent).toContain('0.375 BTC');
  });

  it('reports that the chart failed to load, and tries again', async () => {
    let calls = 0;
    await open('/coin?currency=BTC', {
      common: {
        getHistoryRate: () =>
          (calls += 1) === 1
            ? Promise.reject(new FakeRefusal('NETWORK'))
            : Promise.resolve(contract.common.getHistoryRate.example.response),
      },
    });
    const problem = await screen.findByText('We could not load the prices.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(problem.isConnected).toBe(false));
  });

  it('shows a visitor the price, and the way in', async () => {
    const { named } = await open('/coin?currency=BTC', {}, false);
    await screen.findByText('96,420.00 USDT');
    await waitFor(() => expect(named('common.getHistoryRate')).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Balance' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Quick actions' })).toBeNull();
  });

  it.each(['/coin', '/coin?currency=NOPE', '/coin?currency=<i>'])('says that %s names no coin', async (path) => {
    const { router } = await open(path);
    await screen.findByText('Coin not found');
    await userEvent.click(screen.getByRole('button', { name: 'Market info' }));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=discover'));
  });
});

describe('from the page of a coin', () => {
  it('a deposit begins with that coin', async () => {
    const { router } = await open('/coin?currency=BTC');
    await userEvent.click(await screen.findByRole('link', { name: 'Deposit' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/recharge'));
    await waitFor(() => expect(screen.getByRole('link', { name: /^Coin/ }).textContent).toContain('BTC'));
  });

  it('a withdrawal begins with that coin', async () => {
    const { world } = await open('/withdrawal?currency=BTC');
    await waitFor(() => expect(world.scope.current?.withdrawal.form.currency).toBe('BTC'));
  });

  it('a transfer begins with that coin, and asks for the recipient', async () => {
    const { world } = await open('/transfer?currency=BTC');
    await screen.findByRole('textbox', { name: 'User number' });
    expect(world.scope.current?.transfer.currency).toBe('BTC');
  });
});
