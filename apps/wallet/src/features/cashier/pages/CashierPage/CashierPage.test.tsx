import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { MERCHANT_PAYMENT_EXAMPLE, USER_INFO_EXAMPLE, type MerchantPayment } from '@ezwallet/api-client/contract';
import { createFakeApi, FakeRefusal, FakeTransferServer } from '@ezwallet/domain-stores/testing';
import { createFakeWorld } from '../../../../testing/createFakeWorld.ts';
import { renderRoute } from '../../../../testing/renderRoute.tsx';
import { cashierPaths } from '../../../../world/paths.ts';

type Handlers = NonNullable<Parameters<typeof createFakeApi>[0]>;

const payToken = 'mZ3vT8qLr0YxB1nKc5WdSg';
const login = { loginName: '13812345678', loginType: 1, password: 'x' } as const;

interface Setting {
  readonly payment?: Partial<MerchantPayment>;
  readonly path?: string;
  readonly isVisitor?: boolean;
  readonly recharge?: Handlers['recharge'];
}

async function open({
  payment = {},
  path = cashierPaths.cashier({ payToken }),
  isVisitor = false,
  recharge = {},
}: Setting = {}) {
  const server = new FakeTransferServer();
  const fake = createFakeApi({
    transfer: server.transfer,
    user: { getUserInfo: () => Promise.resolve(USER_INFO_EXAMPLE) },
    recharge: {
      queryLuckyRechargeBill: () =>
        Promise.resolve({ ...MERCHANT_PAYMENT_EXAMPLE, expireAt: Date.now() + 900_000, ...payment }),
      ...recharge,
    },
  });
  const world = createFakeWorld({ api: fake.api });
  if (!isVisitor) await world.app.session.login(login);
  return { server, world, named: fake.named, ...(await renderRoute(world, path)) };
}

const typePassword = async () => userEvent.type(await screen.findByLabelText('Payment password'), '280619');
const pay = async () => userEvent.click(await screen.findByRole('button', { name: 'Pay 38.50 USDT' }));

describe('CashierPage', () => {
  it('pays from the balance after a confirmation that names shop, amount and total', async () => {
    const { named } = await open();
    await pay();
    const sheet = await screen.findByRole('dialog', { name: 'Confirm payment' });
    expect(sheet.textContent).toContain('Harbour Books');
    expect(sheet.textContent).toContain('Two books');
    expect(sheet.textContent).toContain('Deducted from your balance');
    await typePassword();
    await screen.findByRole('heading', { name: 'Paid' });
    expect(named('transfer.transferTo').at(-1)).toMatchObject({
      toType: 4,
      to: payToken,
      currency: 'USDT',
      amount: '38.5',
    });
    expect(screen.getByRole('link', { name: 'Back to the shop' }).getAttribute('href')).toBe(
      'https://books.example/orders/42',
    );
  });

  it('checks the status of a payment without an answer, and never calls it failed', async () => {
    const { server, world } = await open();
    server.weather = ['answerLost'];
    await pay();
    await screen.findByRole('dialog', { name: 'Confirm payment' });
    await typePassword();
    await screen.findByText('Checking the status');
    expect(screen.queryByText(/not paid|failed/i)).toBeNull();
    await world.deps.clock.advance(1_000);
    await screen.findByText('The shop has received your money.');
    expect(server.executed).toHaveLength(1);
  });

  it('says that the shop expects another payer', async () => {
    const { server } = await open({ payment: { namedPayer: true, ways: ['balance'], protocols: [] } });
    server.refusePreviewWith = { code: '6014' };
    await screen.findByText('Only one person can pay');
    await pay();
    await screen.findByText(/The shop expects a payment in another name/);
    expect(server.asked).toEqual([]);
  });

  it('leads a visitor to the login and back, and shows an address without it', async () => {
    await open({ isVisitor: true });
    const link = await screen.findByRole('link', { name: 'Log in to pay' });
    expect(link.getAttribute('href')).toBe(
      `/login?${new URLSearchParams({ from: cashierPaths.cashier({ payToken }) })}`,
    );
    // The ways are one group for the keyboard.
    const ways = screen.getByRole('radiogroup', { name: 'Pay with' });
    within(ways)
      .getByRole('radio', { name: /Wallet balance/ })
      .focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await screen.findByRole('img', { name: 'QR code of the address of this order' });
    await screen.findByRole('button', { name: 'Copy address' });
  });

  it.each([
    ['paid', { status: 2, paidAmount: '38.5' }, 'Paid'],
    ['expired', { status: 3 }, 'Time is up'],
    ['closed', { status: 4 }, 'The shop closed this order'],
    ['refunded', { status: 5, paidAmount: '38.5', refundedAmount: '38.5' }, 'Refunded'],
    ['on its way', { status: 1, paidAmount: '38.5' }, 'Your payment is on its way'],
  ] as const)('shows an order that is %s, and nothing to pay', async (_what, payment, title) => {
    await open({ payment });
    await screen.findByRole('heading', { name: title });
    expect(screen.queryByRole('radiogroup')).toBeNull();
    await screen.findByRole('link', { name: 'Back to the shop' });
  });

  it.each([cashierPaths.cashier(), cashierPaths.checkout()])('%s says that an order is unknown', async (path) => {
    await open({ path });
    await screen.findByText('We could not find this order');
  });

  it('tries again when the server could not be reached', async () => {
    let calls = 0;
    const queryLuckyRechargeBill = () =>
      (calls += 1) === 1
        ? Promise.reject(new Error('network'))
        : Promise.resolve({ ...MERCHANT_PAYMENT_EXAMPLE, expireAt: Date.now() + 900_000 });
    await open({ recharge: { queryLuckyRechargeBill } });
    await screen.findByText('We could not load this order');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Two books');
  });

  it('says why there is no address', async () => {
    const getLuckyRechargeAddress = () => Promise.reject(new FakeRefusal('ORDER_EXPIRED'));
    await open({ isVisitor: true, payment: { ways: ['chain'] }, recharge: { getLuckyRechargeAddress } });
    await waitFor(() => expect(screen.getByText('We could not load the address')).toBeDefined());
  });
});
