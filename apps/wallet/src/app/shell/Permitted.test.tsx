import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { USER_INFO_EXAMPLE, type UserInfo } from '@ezwallet/api-client/contract';
import { createFakeApi, FakeRefusal, FakeTransferServer } from '@ezwallet/domain-stores/testing';
import { dialog } from '@ezwallet/ui';
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

// A dialog that a test leaves open would hide the screen of the next one.
afterEach(() => act(async () => dialog.clear()));

describe('a screen that needs a permission', () => {
  it.each([
    ['/transfer', { transferFlag: 0 }, 'Transfers are unavailable'],
    ['/pay', { transferFlag: 3 }, 'Transfers are unavailable'],
    ['/recharge', { rechargeFlag: 3 }, 'Deposits are unavailable'],
    ['/recharge/currency', { rechargeFlag: 0 }, 'Deposits are unavailable'],
    ['/withdrawal', { withdrawFlag: 0 }, 'Withdrawals are unavailable'],
    ['/merchant', { userType: 0 }, 'For merchants only'],
    ['/merchant/profits', { userType: 0 }, 'For merchants only'],
  ] as const)('%s tells why it is closed, once, and leads home', async (path, user, title) => {
    const alert = vi.spyOn(dialog, 'alert').mockClear();
    const { router } = await open(path, user);
    await screen.findByRole('alertdialog', { name: title });
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(alert).toHaveBeenCalledOnce();
  });

  it('asks the server for nothing while it is closed', async () => {
    const { named } = await open('/transfer', { transferFlag: 0 });
    await screen.findByRole('alertdialog');
    expect(named('address.list')).toEqual([]);
  });

  it('closes under a person who was at it', async () => {
    const user: { transferFlag: 0 | 1 } = { transferFlag: 1 };
    const { world } = await open('/transfer', user);
    await screen.findByRole('textbox', { name: 'User number' });
    user.transferFlag = 0;
    await act(() => world.app.session.reload());
    await screen.findByRole('alertdialog', { name: 'Transfers are unavailable' });
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
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  const hold = { reasons: ['paymentPassword' as const], until: Date.now() + 3_600_000 };

  it.each(['/withdrawal', '/transfer', '/pay'])('%s tells why a hold is there, and offers nothing that cannot lift it', async (path) => {
    const { named, router } = await open(path, { withdrawFlag: 3, transferFlag: 3, hold: { ...hold, liftBy: [] } });
    await screen.findByText(/You changed your payment password, so money cannot leave your account until/);
    expect(screen.getByText(/Support can end this sooner/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(named('user.unlockWithdraw')).toEqual([]);
  });

  it('leads home when a hold is not lifted', async () => {
    const user: Handlers = { user: { unlockWithdraw: () => Promise.reject(new FakeRefusal('NO_RIGHTS')) } };
    const { router } = await open('/withdrawal', { withdrawFlag: 3, hold: { ...hold, liftBy: [3] } }, user);
    await screen.findByText(/so money cannot leave your account until .*You can end this now with a code/);
    await userEvent.click(await screen.findByRole('button', { name: 'End the hold' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('leads home when it stays closed after the hold was lifted', async () => {
    const user: Handlers = { user: { unlockWithdraw: () => Promise.resolve(true as const) } };
    const { router } = await open('/withdrawal', { withdrawFlag: 3, hold: { ...hold, liftBy: [3] } }, user);
    await userEvent.click(await screen.findByRole('button', { name: 'End the hold' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});
