import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type Bill, BILL_EXAMPLE, contract, USER_INFO_EXAMPLE } from '@ezwallet/api-client/contract';
import { FakeRefusal } from '@ezwallet/domain-stores/testing';
import { answer, configs, openHome as open, summary } from '../../../../testing/openHome.tsx';

const nobody = { ...summary, balanceByUSDT: '0', balanceByCNY: '0', balanceList: [], trend: [] };

describe('home, signed in', () => {
  it('shows the total in the chosen unit, and keeps the choice', async () => {
    const { world } = await open('/', {
      user: { getUserBalance: answer({ ...summary, change: { amount: '-10', percent: '-1.01' } }) },
    });
    const assets = await screen.findByRole('region', { name: 'Total assets' });
    await within(assets).findByText('6,420.18 EZ');
    expect(assets.textContent).toContain('\u221210.00 (1.01%)');
    await userEvent.click(screen.getByRole('tab', { name: 'CNY' }));
    await within(assets).findByText('46,287.21 CNY');
    expect(assets.textContent).toContain('\u221272.10 (1.01%)');
    expect(world.app.settings.displayCurrency).toBe('CNY');
  });

  it('hides every amount, the change and the trail with the eye button', async () => {
    await open('/', { user: { getUserBalance: answer({ ...summary, trend: ['6400', '6420.18'] }) } });
    const assets = await screen.findByRole('region', { name: 'Total assets' });
    await within(assets).findByText('6,420.18 EZ');
    const trail = () => assets.querySelector('linearGradient');
    expect(trail()).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Hide amounts' }));
    expect(assets.textContent).not.toMatch(/\d/);
    expect(trail()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show amounts' }));
    await within(assets).findByText('6,420.18 EZ');
  });

  it('reports that the balance failed to load, and tries again', async () => {
    let calls = 0;
    await open('/', {
      user: {
        getUserBalance: () =>
          (calls += 1) === 1 ? Promise.reject(new FakeRefusal('NETWORK')) : Promise.resolve(summary),
      },
    });
    const assets = await screen.findByRole('region', { name: 'Total assets' });
    await within(assets).findByText('We could not load your balance.');
    await userEvent.click(within(assets).getByRole('button', { name: 'Try again' }));
    await within(assets).findByText('6,420.18 EZ');
  });

  it('keeps older figures when a refresh fails, and says so', async () => {
    let calls = 0;
    const { world } = await open('/', {
      user: {
        getUserBalance: () =>
          (calls += 1) === 1 ? Promise.resolve(summary) : Promise.reject(new FakeRefusal('NETWORK')),
      },
    });
    await screen.findByText('6,420.18 EZ');
    await world.deps.clock.advance(30_000);
    await screen.findByText('Out of date');
    expect(screen.getByText('6,420.18 EZ')).toBeTruthy();
  });

  it('offers test money in the sandbox to a person without any, and refreshes when they return', async () => {
    const { world, named } = await open('/', { user: { getUserBalance: answer(nobody) } });
    const link = await screen.findByRole('link', { name: 'Get test money' });
    expect(link.getAttribute('href')).toBe(`/sandbox?userNo=${USER_INFO_EXAMPLE.userName}`);
    expect(link.getAttribute('target')).toBe('_blank');
    const before = named('user.getUserBalance').length;
    world.deps.setVisible(true);
    await waitFor(() => expect(named('user.getUserBalance').length).toBe(before + 1));
  });

  it.each([
    ['outside of the sandbox', { ...configs, sandbox: undefined }, nobody],
    ['with money', configs, summary],
  ])('offers no test money %s', async (_, { sandbox, ...common }, balance) => {
    await open('/', {
      common: { getCommonConfigs: answer({ ...common, ...(sandbox && { sandbox }) }) },
      user: { getUserBalance: answer(balance) },
    });
    await screen.findByRole('link', { name: 'Transfer' });
    expect(screen.queryByText('Get test money')).toBeNull();
  });

  it('asks for a nickname while there is none', async () => {
    await open('/', { user: { getUserInfo: answer({ ...USER_INFO_EXAMPLE, nickName: '-' }) } });
    await screen.findByRole('dialog', { name: 'Set nickname' });
  });
});

describe('first steps', () => {
  const newcomer = { ...USER_INFO_EXAMPLE, hasTranPass: false, kycLevel: 0 as const };
  const pageOf = (list: Bill[]) => answer({ pageNo: 1, pageSize: 5, total: list.length, list });
  const noBills = pageOf([]);
  const start = async (
    user: typeof USER_INFO_EXAMPLE,
    balance: typeof nobody | typeof summary,
    pageQueryV2 = noBills,
  ) =>
    await open('/', {
      user: { getUserInfo: answer(user), getUserBalance: answer(balance) },
      order: { pageQueryV2 },
    });

  it('of a new member lead to their screens', async () => {
    await start(newcomer, nobody);
    const steps = await screen.findByRole('region', { name: 'First steps' });
    expect(
      within(steps)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/paymentpass', '/kyc', '/recharge']);
    expect(steps.textContent).toContain('0 of 3 done');
  });

  it('disappear one by one', async () => {
    await start({ ...newcomer, hasTranPass: true }, nobody);
    const steps = await screen.findByRole('region', { name: 'First steps' });
    expect(within(steps).getAllByRole('link')).toHaveLength(2);
    expect(steps.textContent).toContain('1 of 3 done');
  });

  it.each([
    ['who holds money', summary, noBills],
    ['who has spent it all', nobody, pageOf([BILL_EXAMPLE])],
  ])('are gone for a verified member with a payment password %s', async (_, balance, bills) => {
    await start({ ...newcomer, hasTranPass: true, kycLevel: 1 }, balance, bills);
    await screen.findByRole('region', { name: 'Recent activity' });
    await screen.findByRole('link', { name: 'Transfer' });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull());
  });
});

describe('recent activity', () => {
  it('has the latest bills with their day, each with a link, and a way to all', async () => {
    await open();
    const recent = await screen.findByRole('region', { name: 'Recent activity' });
    const bill = await within(recent).findByRole('link', { name: /To W/ });
    expect(bill.getAttribute('href')).toBe('/order/detail?billNo=202611210930150000042');
    expect(bill.textContent).toMatch(/\d\d\/\d\d \d\d:\d\d\s· Lunch/);
    expect(within(recent).getByRole('link', { name: 'All bills' }).getAttribute('href')).toBe('/transation');
  });

  it('says that there are none yet, that they could not load, and tries again', async () => {
    let calls = 0;
    await open('/', {
      order: {
        pageQueryV2: () =>
          (calls += 1) === 1
            ? Promise.reject(new FakeRefusal('NETWORK'))
            : Promise.resolve({ pageNo: 1, pageSize: 5, total: 0, list: [] }),
      },
    });
    const recent = await screen.findByRole('region', { name: 'Recent activity' });
    await within(recent).findByText('We could not load your bills');
    await userEvent.click(within(recent).getByRole('button', { name: 'Try again' }));
    await within(recent).findByText('Your transactions will appear here.');
  });

  it('asks nothing for a visitor', async () => {
    const { named } = await open('/', {}, false);
    await screen.findByRole('heading', { name: 'Market' });
    expect(named('order.pageQueryV2')).toEqual([]);
  });
});

describe('new coupons', () => {
  it('are announced until the person closes the card, and link to all coupons', async () => {
    let newPromoNum = 2;
    const { router, world, named } = await open('/', {
      promotion: { queryForNotify: () => Promise.resolve({ newPromoNum }) },
    });
    const card = await screen.findByRole('region', { name: 'New coupons' });
    expect(card.textContent).toContain('You have 2 new coupons.');
    await userEvent.click(within(card).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'New coupons' })).toBeNull();
    // The server counts what it lists as seen.
    await waitFor(() => expect(named('promotion.query')).toEqual([{ pageNo: 1, pageSize: 100, receivedStatus: 1 }]));
    newPromoNum = 3;
    await world.deps.clock.advance(30_000);
    await userEvent.click(await screen.findByRole('button', { name: 'View coupons' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/voucher'));
  });
});

describe('market', () => {
  const list = ['USDT', 'BTC', 'TRX'].map((currency, i) => ({
    currency,
    name: currency,
    price: ['1', '96420', '0.2046'][i] ?? '',
    change: ['0', '1.84', '-0.62'][i] ?? '',
    series: ['1', '2'],
  }));

  it('lists prices in USDT, without USDT itself', async () => {
    await open('/?tab=discover', { common: { getRates: answer({ at: 1, cny: '7.21', list }) } }, false);
    await screen.findByText('96,420.00');
    expect(screen.getByText('0.2046')).toBeTruthy();
    expect(screen.getByText('\u22120.62%')).toBeTruthy();
    expect(screen.queryByText('Tether')).toBeNull();
    expect(screen.getByRole('link', { name: /BTC/ }).getAttribute('href')).toBe('/coin?currency=BTC');
  });

  it('offers to retry when nothing loaded', async () => {
    let calls = 0;
    await open(
      '/?tab=discover',
      {
        common: {
          getRates: () =>
            (calls += 1) === 1
              ? Promise.reject(new FakeRefusal('NETWORK'))
              : Promise.resolve({ at: 1, cny: '7.21', list }),
        },
      },
      false,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('96,420.00');
  });
});

describe('wealth', () => {
  it('shows the holdings, and the rest on demand', async () => {
    await open('/?tab=wealth');
    const holdings = await screen.findByRole('region', { name: 'Holdings' });
    expect(within(holdings).getAllByRole('listitem')).toHaveLength(1);
    expect(holdings.textContent).toContain('6,420.18 USDT');
    await userEvent.click(within(holdings).getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(within(holdings).getAllByRole('listitem').length).toBeGreaterThan(1));
    expect(holdings.textContent).toContain('0.00 BTC');
    expect((await screen.findByRole('list', { name: 'Allocation' })).textContent).toBe('USDT100.0%');
  });

  const days = (count: number) =>
    Array.from({ length: count }, (_, day) => ({
      date: `2026-11-${String(day + 1).padStart(2, '0')}`,
      value: String(6000 + day),
    }));

  /** The chart with a choice of periods; the other figure is the allocation. */
  const findChart = async () => (await screen.findByRole('tab', { name: /^30/ })).closest('figure')!;

  it('draws the recorded value of the chosen period', async () => {
    const { named } = await open('/?tab=wealth', {
      user: { getUserBalance: answer(summary), getValueHistory: answer({ list: days(9) }) },
    });
    const chart = await findChart();
    await waitFor(() => expect(chart.textContent).toContain('Nov 9 · 6,008.00'));
    expect(named('user.getValueHistory')).toEqual([{ days: 30 }]);
    await userEvent.click(within(chart).getByRole('tab', { name: /^7/ }));
    await waitFor(() => expect(named('user.getValueHistory')).toContainEqual({ days: 7 }));
  });

  it.each([
    [0, 'Your value over time will appear here after your first deposit.'],
    [1, 'The last 24 hours of what you hold now. From tomorrow, the chart has one value for each day.'],
  ])('says what comes while there are %i days', async (count, words) => {
    await open('/?tab=wealth', { user: { getValueHistory: answer({ list: days(count) }) } });
    await screen.findByText(words);
  });

  it('hides the line with the amounts', async () => {
    const { world } = await open('/?tab=wealth', { user: { getValueHistory: answer({ list: days(9) }) } });
    const chart = await findChart();
    await waitFor(() => expect(chart.querySelector('svg[role=img]')).not.toBeNull());
    act(() => world.app.settings.setHideAmounts(true));
    expect(chart.querySelector('svg[role=img]')).toBeNull();
    expect(chart.textContent).not.toMatch(/\d{3}/);
  });

  it('hides the amounts of orders too', async () => {
    const page = contract.order.quickOrderQuery.example.response;
    const { world } = await open('/', { order: { quickOrderQuery: answer(page) } });
    const row = await screen.findByRole('link', { name: /Buy [\d.]+ USDT/ });
    expect(row.textContent).toMatch(/\d+\.\d\d/);
    act(() => world.app.settings.setHideAmounts(true));
    expect(row.textContent).not.toMatch(/\d+\.\d\d/);
  });

  it('reports that the value over time failed to load, and tries again', async () => {
    let calls = 0;
    await open('/?tab=wealth', {
      user: {
        getValueHistory: () =>
          (calls += 1) === 1 ? Promise.reject(new Error('network')) : Promise.resolve({ list: days(9) }),
      },
    });
    const problem = await screen.findByText('We could not load your value over time.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(problem.isConnected).toBe(false));
  });

  it('leads from a coin to its page', async () => {
    await open('/?tab=wealth');
    const holdings = await screen.findByRole('region', { name: 'Holdings' });
    expect(within(holdings).getByRole('link', { name: /USDT/ }).getAttribute('href')).toBe('/coin?currency=USDT');
  });

  it('values everything in the chosen unit and currency, and hides both', async () => {
    const list = [
      { currency: 'CNY', rate: '7.21' },
      { currency: 'HKD', rate: '7.78' },
    ] as const;
    const { world } = await open('/?tab=wealth', { common: { getCurrencyRate: answer({ at: 1, list: [...list] }) } });
    const total = await screen.findByRole('region', { name: 'Total value' });
    await userEvent.click(await within(total).findByRole('button', { name: 'Value 46,289.50 CNY. Change currency' }));
    await userEvent.click(await screen.findByRole('button', { name: 'HKD' }));
    await within(total).findByText('≈ 49,949.00 HKD');
    await userEvent.click(within(total).getByRole('tab', { name: 'CNY' }));
    await within(total).findByText('46,287.21 CNY');
    await userEvent.click(screen.getByRole('button', { name: 'Hide amounts' }));
    expect(total.textContent).not.toMatch(/\d/);
    expect(await world.deps.deviceStore.read('fiat')).toBe('HKD');
  });

  it('invites visitors to log in', async () => {
    const { router } = await open('/?tab=wealth', {}, false);
    await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });
});

describe('mine', () => {
  it('shows the profile, and signs out after a confirmation', async () => {
    const { world, named } = await open('/?tab=mine');
    await screen.findByText(USER_INFO_EXAMPLE.nickName);
    expect(screen.getByText(USER_INFO_EXAMPLE.userName)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    const question = await screen.findByRole('alertdialog', { name: 'Log out?' });
    expect(world.app.session.signedIn).toBe(true);
    await userEvent.click(within(question).getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(world.app.session.signedIn).toBe(false));
    expect(named('user.logout')).toHaveLength(1);
    await screen.findByText('You are not logged in');
  });

  it.each([
    [true, 'Set'],
    [false, 'Not set'],
  ])('shows whether a payment password is set: %s', async (hasTranPass, word) => {
    await open('/?tab=mine', { user: { getUserInfo: answer({ ...USER_INFO_EXAMPLE, hasTranPass }) } });
    const row = await screen.findByRole('link', { name: /Payment password/ });
    expect(within(row).getByText(word)).toBeTruthy();
    expect(row.getAttribute('href')).toBe('/paymentpass');
  });

  it('keeps the settings of the device, also for visitors', async () => {
    const { world } = await open('/?tab=mine', {}, false);
    const pick = async (row: RegExp, option: string) => {
      await userEvent.click(await screen.findByRole('button', { name: row }));
      await userEvent.click(await screen.findByRole('button', { name: option }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await pick(/Appearance/, 'Light');
    await pick(/Display currency/, 'USDT');
    await pick(/Language/, '繁體中文');
    await userEvent.click(screen.getByRole('switch', { name: 'Hide amounts' }));
    const { theme, displayCurrency, locale, hideAmounts } = world.app.settings;
    expect({ theme, displayCurrency, locale, hideAmounts }).toEqual({
      theme: 'light',
      displayCurrency: 'USDT',
      locale: 'zh_HK',
      hideAmounts: true,
    });
  });
});

describe('tabs', () => {
  it('keep their scroll positions', async () => {
    const { container } = await open('/?tab=mine', {}, false);
    const bar = await screen.findByRole('navigation', { name: /main/i });
    const main = container.querySelector('main')!;
    const turnTo = async (name: string) => {
      await userEvent.click(within(bar).getByRole('link', { name }));
      await waitFor(() => expect(within(bar).getByRole('link', { current: 'page' }).textContent).toBe(name));
    };
    fireEvent.scroll(main, { target: { scrollTop: 240 } });
    await turnTo('Discover');
    expect(main.scrollTop).toBe(0);
    fireEvent.scroll(main, { target: { scrollTop: 120 } });
    await turnTo('Mine');
    expect(main.scrollTop).toBe(240);
    await turnTo('Discover');
    expect(main.scrollTop).toBe(120);
  });

  it('replace the address, so that one step back leaves home', async () => {
    const { router } = await open('/', {}, false);
    const bar = await screen.findByRole('navigation', { name: /main/i });
    for (const [name, search] of [
      ['Wealth', '?tab=wealth'],
      ['Discover', '?tab=discover'],
      ['Mine', '?tab=mine'],
      ['Home', ''],
    ] as const) {
      await userEvent.click(within(bar).getByRole('link', { name }));
      await waitFor(() => expect(router.state.location.search).toBe(search));
      expect(within(bar).getByRole('link', { current: 'page' }).textContent).toBe(name);
    }
    await userEvent.click(within(bar).getByRole('link', { name: 'Mine' }));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=mine'));
    // There is no earlier entry to go to.
    await router.navigate(-1);
    expect(router.state.location.search).toBe('?tab=mine');
  });
});
