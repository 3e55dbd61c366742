import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FUNCTION_TYPES } from '@ezwallet/api-client/constants';
import { USER_INFO_EXAMPLE, type UserInfo } from '@ezwallet/api-client/contract';
import { createFakeApi, FakeRefusal, FakeTransferServer } from '@ezwallet/domain-stores/testing';
import { createFakeWorld } from '../../testing/createFakeWorld.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

type Handlers = NonNullable<Parameters<typeof createFakeApi>[0]>;

/** A person at a screen; what `user` says can change under way, as of the next answer of the server. */
async function open(path: string, user: Partial<UserInfo>, handlers: Handlers = {}) {
  const fake = createFakeApi({
    transfer: new FakeTransferServer().transfer,
    ...handlers,
    user: { getUserInfo: () => Promise.resolve({ ...USER_INFO_EXAMPLE, ...user }), ...handlers.user },
  });
  const world = createFakeWorld({ api: fake.api });
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  return { ...(await renderRoute(world, path)), world, named: fake.named };
}

describe('a screen that needs a permission', () => {
  it.each([
    ['/transfer', { transferFlag: 0 }, 'Transfers are unavailable'],
    ['/pay', { transferFlag: 3 }, 'Transfers are unavailable'],
    ['/recharge', { rechargeFlag: 3 }, 'Deposits are unavailable'],
    ['/recharge/currency', { rechargeFlag: 0 }, 'Deposits are unavailable'],
    ['/withdrawal', { withdrawFlag: 0 }, 'Withdrawals are unavailable'],
    ['/merchant', { userType: 0 }, 'For merchants only'],
    ['/merchant/profits', { userType: 0 }, 'For merchants only'],
  ] as const)('%s tells on its page why it is closed, and leads home', async (path, user, title) => {
    const { router } = await open(path, user);
    await screen.findByText(title);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Back to home' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it.each([
    ['/withdrawal', 1, 'Withdrawals are unavailable', 'No network takes withdrawals right now.'],
    ['/recharge', 2, 'Deposits are unavailable', 'No network takes deposits right now.'],
    ['/recharge/currency', 2, 'Deposits are unavailable', 'No network takes deposits right now.'],
    ['/transfer', 3, 'Transfers are unavailable', 'You cannot send money in this way right now.'],
    ['/pay', 6, 'Transfers are unavailable', 'You cannot send money in this way right now.'],
    ['/bank/add', 9, 'Adding a card is unavailable', 'You cannot add a bank card right now.'],
    ['/bankList', 9, 'Adding a card is unavailable', 'You cannot add a bank card right now.'],
  ] as const)('%s is closed where the server’s list has no %i, and says why', async (path, type, title, words) => {
    const transFunctionType = Object.values(FUNCTION_TYPES).filter((each) => each !== type);
    await open(
      path,
      {},
      { trading: { transFunctionType: () => Promise.resolve({ transFunctionType, acceptorButton: false }) } },
    );
    await screen.findByText(title);
    expect(screen.getByRole('alert').textContent).toContain(words);
  });

  it('/paymentQrcode is closed when nothing may come in', async () => {
    await open(
      '/paymentQrcode',
      {},
      {
        trading: { transFunctionType: () => Promise.resolve({ transFunctionType: [1, 2, 3], acceptorButton: false }) },
      },
    );
    await screen.findByText('Your code is unavailable');
  });

  it('/merchant tells a member what a merchant needs, and leads there', async () => {
    await open('/merchant', { userType: 0 });
    await screen.findByRole('heading', { name: 'What a merchant needs' });
    expect(screen.getByRole('link', { name: /A verified identity/ }).getAttribute('href')).toBe('/kyc');
    expect(screen.getByRole('link', { name: /Payment accounts/ }).getAttribute('href')).toBe('/paymentWay');
    expect(screen.getByText(/You cannot apply in the app/)).toBeDefined();
  });

  it('asks the server for nothing while it is closed', async () => {
    const { named } = await open('/transfer', { transferFlag: 0 });
    await screen.findByText('Transfers are unavailable');
    expect(named('address.list')).toEqual([]);
  });

  it('closes under a person who was at it', async () => {
    const user: { transferFlag: 0 | 1 } = { transferFlag: 1 };
    const { world } = await open('/transfer', user);
    await screen.findByRole('textbox', { name: 'User number' });
    user.transferFlag = 0;
    await act(() => world.app.session.reload());
    await screen.findByText('Transfers are unavailable');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('keeps an order on its screen that was sent before it closed', async () => {
    const user: { transferFlag: 0 | 1 } = { transferFlag: 1 };
    const server = new FakeTransferServer();
    const { world } = await open('/transfer', user, { transfer: server.transfer });
    await userEvent.type(await screen.findByRole('textbox', { name: 'User number' }), '9xm3qa');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Amount, USDT' }), '20.5');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await userEvent.type(await screen.findByLabelText('Payment password'), '280619');
    await screen.findByRole('button', { name: 'View bill' });
    user.transferFlag = 0;
    await act(() => world.app.session.reload());
    expect(screen.getByRole('button', { name: 'View bill' })).toBeDefined();
    expect(screen.queryByText('Transfers are unavailable')).toBeNull();
  });

  const hold = { reasons: ['paymentPassword' as const], until: Date.now() + 3_600_000 };

  it.each(['/withdrawal', '/transfer', '/pay'])(
    '%s tells why a hold is there, and offers nothing that cannot lift it',
    async (path) => {
      const { named, router } = await open(path, { withdrawFlag: 3, transferFlag: 3, hold: { ...hold, liftBy: [] } });
      await screen.findByText(/You changed your payment password, so money cannot leave your account until/);
      expect(screen.getByText(/It ends by itself/)).toBeDefined();
      expect(screen.queryByRole('button', { name: 'End the hold' })).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Back to home' }));
      await waitFor(() => expect(router.state.location.pathname).toBe('/'));
      expect(named('user.unlockWithdraw')).toEqual([]);
    },
  );

  it.each([
    ['is not lifted', () => Promise.reject(new FakeRefusal('NO_RIGHTS'))],
    ['was lifted, and something else closes it', () => Promise.resolve(true as const)],
  ])('stays on its page when a hold %s', async (_, unlockWithdraw) => {
    const { router, named } = await open(
      '/withdrawal',
      { withdrawFlag: 3, hold: { ...hold, liftBy: [3] } },
      { user: { unlockWithdraw } },
    );
    await screen.findByText(/so money cannot leave your account until .*You can end this now with a code/);
    await userEvent.click(await screen.findByRole('button', { name: 'End the hold' }));
    await waitFor(() => expect(named('user.unlockWithdraw')).toHaveLength(1));
    expect(router.state.location.pathname).toBe('/withdrawal');
    await screen.findByText('Withdrawals are unavailable');
  });
});
