import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  contract,
  RECHARGE_ADDRESS_EXAMPLE,
  RECHARGE_BILL_EXAMPLE,
  USER_INFO_EXAMPLE,
  type UserInfo,
} from '@ezwallet/api-client/contract';
import { createFakeApi, FakeRefusal, MemoryStore } from '@ezwallet/domain-stores/testing';
import { createFakeWorld } from '../../../../testing/createFakeWorld.ts';
import { renderRoute } from '../../../../testing/renderRoute.tsx';

type Handlers = NonNullable<Parameters<typeof createFakeApi>[0]>;
type Deposits = NonNullable<Handlers['recharge']>;

const network = (name: string, open = true) => ({ id: 1, name, min: '1', confirmations: 6, minutes: 2, open });
const COINS = [
  {
    id: 1,
    currencyCode: 'USDT',
    name: 'Tether USD',
    protocols: [network('TRC20'), network('ERC20'), network('BEP20', false)],
  },
  { id: 2, currencyCode: 'BTC', name: 'Bitcoin', protocols: [network('BTC')] },
];
const ADDRESSES: Readonly<Record<string, string>> = {
  TRC20: RECHARGE_ADDRESS_EXAMPLE.address,
  ERC20: '0x52908400098527886E0F7030069857D2E4169EE7',
  BTC: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
};
const nothing = { pageNo: 1, pageSize: 20, total: 0, list: [] };

async function open(
  recharge: Deposits = {},
  user: Partial<UserInfo> = {},
  secureStore = new MemoryStore(),
  path = '/recharge',
) {
  const fake = createFakeApi({
    user: { getUserInfo: () => Promise.resolve({ ...USER_INFO_EXAMPLE, ...user }) },
    recharge: {
      queryRechargeCurrency: () => Promise.resolve(COINS),
      queryRechargeBill: () => Promise.resolve(nothing),
      getRechargeAddress: ({ protocol }) =>
        Promise.resolve({
          ...RECHARGE_ADDRESS_EXAMPLE,
          address: ADDRESSES[protocol] ?? '',
          contract: protocol === 'BTC' ? '' : RECHARGE_ADDRESS_EXAMPLE.contract,
        }),
      ...recharge,
    },
  });
  const world = createFakeWorld({ api: fake.api, secureStore });
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  return { ...(await renderRoute(world, path)), world, named: fake.named };
}

const confirmNetwork = async (name = 'TRC20') =>
  userEvent.click(await screen.findByRole('button', { name: `I will send on ${name}` }));

afterEach(() => vi.restoreAllMocks());

/** The address in letters. The QR code also has it, for screen readers. */
const SHOWN = { selector: 'bdi' };

describe('DepositPage', () => {
  it('shows an address only after its network is confirmed, and asks once for each', async () => {
    const secureStore = new MemoryStore();
    await open({}, {}, secureStore);
    await screen.findByRole('heading', { name: 'Send only USDT on TRC20' });
    expect(screen.getByText(/Choose the network Tron \(TRC20\)/)).toBeTruthy();
    expect(screen.queryByText(ADDRESSES['TRC20']!)).toBeNull();
    expect(screen.queryByRole('img', { name: 'QR code of your deposit address' })).toBeNull();
    await confirmNetwork();
    await screen.findByRole('img', { name: 'QR code of your deposit address' });
    expect(screen.getByText(ADDRESSES['TRC20']!, SHOWN)).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: /Network/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Network' });
    expect(within(sheet).getByRole('option', { name: /BEP20/ }).getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(within(sheet).getByRole('option', { name: /ERC20/ }));
    await screen.findByRole('heading', { name: 'Send only USDT on ERC20' });
    expect(screen.queryByText(ADDRESSES['TRC20']!)).toBeNull();
    await confirmNetwork('ERC20');
    await screen.findByText(ADDRESSES['ERC20']!, SHOWN);
    expect(await secureStore.read('rechargeNetworks')).toEqual(['TRC20', 'ERC20']);
  });

  it('shows the minimum, the confirmations, the time and the contract', async () => {
    await open();
    await confirmNetwork();
    await screen.findByText(/Minimum 1 USDT\. We credit it after 6 confirmations\./);
    expect(screen.getByRole('heading', { name: 'Send only USDT on TRC20' })).toBeTruthy();
    expect(screen.getByText('About 2 minutes')).toBeTruthy();
    expect(screen.getByText('TR7NHq…gjLj6t')).toBeTruthy();
    expect(screen.getByRole('button', { name: /copy token contract/i })).toBeTruthy();
  });

  it('shows no contract for the native coin of a network', async () => {
    const { router } = await open();
    await userEvent.click(await screen.findByRole('link', { name: /Coin/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/recharge/currency'));
    await userEvent.click(await screen.findByRole('button', { name: /BTC/ }));
    await confirmNetwork('Bitcoin');
    await screen.findByText('About 2 minutes');
    expect(screen.queryByText('Token contract')).toBeNull();
  });

  it('copies the whole address', async () => {
    const user = userEvent.setup();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    await open({}, {}, new MemoryStore({ rechargeNetworks: ['TRC20'] }));
    await user.click(await screen.findByRole('button', { name: 'Copy address' }));
    expect(writeText).toHaveBeenCalledWith(ADDRESSES['TRC20']);
    await screen.findAllByText('Address copied');
  });

  it('reports a picture that cannot be created', async () => {
    await open({}, {}, new MemoryStore({ rechargeNetworks: ['TRC20'] }));
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    await userEvent.click(await screen.findByRole('button', { name: 'Save image' }));
    await screen.findAllByText('We could not save the image.');
  });

  it('tries again after no answer', async () => {
    let calls = 0;
    await open({
      getRechargeAddress: () =>
        (calls += 1) === 1 ? Promise.reject(new Error('network')) : Promise.resolve(RECHARGE_ADDRESS_EXAMPLE),
    });
    await screen.findByText('We could not load the address');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await confirmNetwork();
    await screen.findByText(RECHARGE_ADDRESS_EXAMPLE.address, SHOWN);
  });

  it('warns about a saved address when its network is unavailable', async () => {
    await open({ getRechargeAddress: () => Promise.reject(new FakeRefusal('NO_THIS_METHOD')) });
    await screen.findByText('This network is unavailable right now');
    expect(screen.getByText(/Do not send anything to an address you saved/)).toBeTruthy();
  });

  it('says when no network is available', async () => {
    await open({ queryRechargeCurrency: () => Promise.resolve([]) });
    await screen.findByText('No network is available');
  });

  it.each([
    [
      'switched off',
      { rechargeFlag: 0 } as const,
      'Deposits are disabled for your account. Your money stays in your balance.',
    ],
    [
      'restricted',
      { rechargeInvalidStart: 0, rechargeInvalidEnd: Number.MAX_SAFE_INTEGER },
      'Your deposits are restricted right now. Your money stays in your balance.',
    ],
  ])('tells a person who is %s, loads no address, and leads home', async (_, user, words) => {
    for (const path of ['/recharge', '/recharge/currency']) {
      const { router, named, unmount } = await open({}, user, new MemoryStore(), path);
      await screen.findByText('Deposits are unavailable');
      expect(screen.getByText(words)).toBeTruthy();
      expect(named('recharge.getRechargeAddress')).toEqual([]);
      await userEvent.click(screen.getByRole('button', { name: 'Back to home' }));
      await waitFor(() => expect(router.state.location.pathname).toBe('/'));
      unmount();
    }
  });

  it('leads home a person whose deposits were disabled meanwhile', async () => {
    const now: { rechargeFlag: UserInfo['rechargeFlag'] } = { rechargeFlag: 1 };
    const refuse = () => {
      now.rechargeFlag = 0;
      return Promise.reject(new FakeRefusal('NO_RIGHTS'));
    };
    const { router } = await open({ getRechargeAddress: refuse }, now);
    await screen.findByText('Deposits are unavailable');
    await userEvent.click(screen.getByRole('button', { name: 'Back to home' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('shows the progress of a deposit', async () => {
    let confirmations = 2;
    const { world } = await open({
      queryRechargeBill: () =>
        Promise.resolve({ ...nothing, total: 1, list: [{ ...RECHARGE_BILL_EXAMPLE, confirmations }] }),
    });
    await screen.findByText('200.00 USDT is on its way');
    expect(screen.getByText('2 of 6 confirmations')).toBeTruthy();
    confirmations = 3;
    await act(() => world.deps.clock.advance(5_000));
    await screen.findByText('3 of 6 confirmations');
    expect(screen.getByRole('link', { name: /200\.00 USDT is on its way/ }).getAttribute('href')).toBe('/rechargeList');
  });
});

describe('DepositCurrencyPage', () => {
  it('finds a coin by its network, and returns with both', async () => {
    const { router } = await open({}, {}, new MemoryStore(), '/recharge/currency');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search coins and networks' }), 'ethereum');
    await waitFor(() => expect(screen.queryByRole('button', { name: /BTC/ })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: /USDT/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Network' });
    await userEvent.click(within(sheet).getByRole('option', { name: /ERC20/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/recharge'));
    await screen.findByRole('heading', { name: 'Send only USDT on ERC20' });
  });

  it('says when nothing matches, and shows everything again', async () => {
    await open({}, {}, new MemoryStore(), '/recharge/currency');
    await userEvent.type(await screen.findByRole('searchbox'), 'nowhere');
    await screen.findByText('No coins found');
    await userEvent.click(screen.getByRole('button', { name: 'Show all coins' }));
    await screen.findByRole('button', { name: /BTC/ });
  });

  it('tries again when the coins failed to load', async () => {
    let calls = 0;
    const answer = () => ((calls += 1) === 1 ? Promise.reject(new Error('network')) : Promise.resolve(COINS));
    await open({ queryRechargeCurrency: answer }, {}, new MemoryStore(), '/recharge/currency');
    await screen.findByText('We could not load the coins');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: /BTC/ });
  });

  it('works with the contract’s own example', async () => {
    const { queryRechargeCurrency } = contract.recharge;
    const answer = () => Promise.resolve(queryRechargeCurrency.example.response);
    await open({ queryRechargeCurrency: answer }, {}, new MemoryStore(), '/recharge/currency');
    const coin = await screen.findByRole('button', { name: /USDT/ });
    expect(coin.textContent).toContain('TRC20');
  });
});
