import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  BILL_EXAMPLE,
  CONTACT_EXAMPLE,
  KYC_INFO_EXAMPLE,
  USER_INFO_EXAMPLE,
  VOUCHER_EXAMPLE,
  type ChainMove,
  type UserInfo,
} from '@ezwallet/api-client/contract';
import { createFakeApi, FakeRefusal, FakeTransferServer, MemoryStore } from '@ezwallet/domain-stores/testing';
import { writeTransferCode } from '@ezwallet/validators';
import { createFakeWorld } from '../../../../testing/createFakeWorld.ts';
import { renderRoute } from '../../../../testing/renderRoute.tsx';

type Handlers = NonNullable<Parameters<typeof createFakeApi>[0]>;

const TRON = 'TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cv';
const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const EVM_SLIP = '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const CURRENCIES = [
  {
    id: 1,
    currencyCode: 'USDT',
    name: '',
    decimals: 6,
    minTransferAmount: '0.01',
    protocols: [
      { id: 1, name: 'TRC20', fee: '1', minWithdrawal: '5' },
      { id: 2, name: 'ERC20', fee: '5', minWithdrawal: '5' },
    ],
  },
];
const ETH = {
  ...CURRENCIES[0]!,
  id: 2,
  currencyCode: 'ETH',
  decimals: 8,
  protocols: [{ id: 2, name: 'ERC20', fee: '0.002', minWithdrawal: '0.1' }],
};
const codeFor = (amount: string) =>
  writeTransferCode({
    to: { kind: 'address', network: 'TRC20', address: TRON, checksumHolds: true },
    currency: 'USDT',
    amount,
  });
const WAIVER = {
  ...VOUCHER_EXAMPLE,
  id: 'vc_fee',
  name: 'Withdrawal fee waiver',
  kind: 4 as const,
  minAmount: '0',
  bonus: '1',
  total: '1',
  methodBonus: '0',
  obstacle: null,
};
const move = (status: ChainMove['status'], confirmations: number, reason = ''): ChainMove => ({
  status,
  protocol: 'TRC20',
  address: TRON,
  txid: status === 1 || status === 2 ? '9f86d081884c7d65' : null,
  confirmations,
  required: 6,
  reason,
  updatedAt: 1,
});

interface Setting {
  user?: Partial<UserInfo>;
  handlers?: Handlers;
  path?: string;
  chain?: ChainMove[];
  vouchers?: (typeof WAIVER)[];
  store?: MemoryStore;
  scanCode?: () => Promise<string>;
}

async function open({
  user = {},
  handlers = {},
  path = '/withdrawal',
  chain = [move(0, 0)],
  vouchers = [],
  store,
  scanCode,
}: Setting = {}) {
  const server = new FakeTransferServer();
  const fake = createFakeApi({
    transfer: server.transfer,
    recharge: { queryCurrencyList: () => Promise.resolve(CURRENCIES) },
    promotion: { queryV2: () => Promise.resolve({ pageNo: 1, pageSize: 100, total: vouchers.length, list: vouchers }) },
    order: {
      detail: () =>
        Promise.resolve({ ...BILL_EXAMPLE, postings: [], chain: chain.length > 1 ? chain.shift()! : chain[0]! }),
    },
    ...handlers,
    user: { getUserInfo: () => Promise.resolve({ ...USER_INFO_EXAMPLE, ...user }), ...handlers.user },
  });
  const world = {
    ...createFakeWorld({ api: fake.api, ...(store ? { journalStore: store } : {}) }),
    scanCode: scanCode ?? null,
  };
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  return { ...(await renderRoute(world, path)), server, world, named: fake.named };
}

const addressField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Address' });
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));

async function fillIn(address = TRON, amount = '20.5') {
  await userEvent.type(await addressField(), address);
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), amount);
  await goOn();
}

const confirmSheet = () => screen.findByRole('dialog', { name: 'Confirm withdrawal' });
const typePassword = async () => userEvent.type(await screen.findByLabelText('Payment password'), '280619');

describe('an account whose level allows no withdrawal', () => {
  it('learns why, and how to change it', async () => {
    const limits = [{ kycLevel: 0 as const, withdrawADay: '0', transferADay: '100', perOrder: null, ordersADay: null }];
    const getKycInfo = () => Promise.resolve({ ...KYC_INFO_EXAMPLE, kycPermissionLevel: 0 as const, limits });
    const { router } = await open({ handlers: { user: { getKycInfo } } });
    await screen.findByText('Verify your identity to withdraw');
    expect(
      screen.getByText('Your account has KYC level 0, which allows no withdrawals. Your money is safe.'),
    ).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Verify identity' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/kyc'));
  });
});

describe('WithdrawalPage', () => {
  it('shows everything before the password, and follows it to the last confirmation', async () => {
    const { world, named, router } = await open({ chain: [move(0, 0), move(1, 2), move(2, 6)] });
    await fillIn();
    const text = (await confirmSheet()).textContent ?? '';
    expect(text).toContain(TRON);
    expect(text).toContain('Deducted from your balance21.50 USDT');
    expect(text).toContain('You receive20.50 USDT');
    expect(text).toContain('Left to withdraw today1,000.00 USDT');
    expect(text).toContain('You have not withdrawn to this address before.');
    await typePassword();
    await screen.findByRole('heading', { name: 'Under review' });
    await world.deps.clock.advance(10_000);
    await screen.findByText('2 of 6 confirmations');
    expect(screen.getByRole('button', { name: /Transaction hash/ })).toBeDefined();
    await world.deps.clock.advance(10_000);
    await screen.findByText('The network confirmed it.');
    expect(named('transfer.transferTo').at(-1)).toMatchObject({
      toType: 2,
      to: TRON,
      protocol: 'TRC20',
      amount: '20.5',
    });
    await userEvent.click(screen.getByRole('button', { name: 'View bill' }));
    await waitFor(() => expect(router.state.location.search).toBe('?billNo=bill-1'));
  });

  it('explains why a withdrawal was refused and that the money is back', async () => {
    await open({ chain: [move(-1, 0)] });
    await fillIn();
    await typePassword();
    await screen.findByText('The money is back in your balance.');
  });

  it('shows what is wrong with the form without a call', async () => {
    const { named } = await open();
    await addressField();
    await goOn();
    await screen.findByText('Enter an address.');
    await screen.findByText('Enter an amount.');
    await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '6419.19');
    await screen.findByText('Your balance is too low.');
    await userEvent.click(screen.getByRole('button', { name: 'Max' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).value).toBe('6419.18');
    expect(named('transfer.transferTo')).toEqual([]);
  });

  it('switches to the network of the address, and confirms a wrong checksum', async () => {
    const { named } = await open();
    await fillIn(EVM_SLIP);
    await screen.findByText('This address belongs to ERC20. We changed the network for you.');
    const question = await screen.findByRole('alertdialog', { name: 'Check the address' });
    expect(named('transfer.transferTo')).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Continue anyway' }));
    expect((await confirmSheet()).textContent).toContain('ERC20');
  });

  it('takes an address from the contacts', async () => {
    await open({ handlers: { address: { list: () => Promise.resolve([CONTACT_EXAMPLE]) } } });
    await addressField();
    await userEvent.click(screen.getByRole('button', { name: 'Contacts' }));
    await userEvent.click(await screen.findByText('Cold wallet'));
    await waitFor(async () => expect((await addressField()).value).toBe(TRON));
  });

  it('fills in the values of a transfer code', async () => {
    const to = { kind: 'address', network: 'TRC20', address: TRON, checksumHolds: true } as const;
    await open({ path: `/withdrawal?ads=${writeTransferCode({ to, currency: 'USDT', amount: '12.5' })}` });
    expect((await addressField()).value).toBe(TRON);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).value).toBe('12.5');
  });

  it('uses no other network than that of the code, until the person chooses one', async () => {
    const to = { kind: 'address', network: 'BEP20', address: EVM, checksumHolds: true } as const;
    const { named } = await open({
      path: `/withdrawal?ads=${writeTransferCode({ to, currency: 'USDT', amount: '12.5' })}`,
    });
    expect((await screen.findByRole('alert')).textContent).toMatch(/^You cannot withdraw USDT on BEP20 right now\./);
    await goOn();
    await userEvent.click(await screen.findByRole('option', { name: /ERC20/ }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This address is for BEP20, not for ERC20\./);
    expect(screen.queryByText(/We changed the network/)).toBeNull();
    expect(named('transfer.transferTo')).toEqual([]);
    await goOn();
    expect((await confirmSheet()).textContent).toContain('ERC20');
  });

  it('uses no other network than that of the contact', async () => {
    const contact = { ...CONTACT_EXAMPLE, to: EVM, protocol: 'BEP20' } as const;
    const { named } = await open({ handlers: { address: { list: () => Promise.resolve([contact]) } } });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), '20');
    await userEvent.click(screen.getByRole('button', { name: 'Contacts' }));
    await userEvent.click(await screen.findByText('Cold wallet'));
    await screen.findByText(/cannot withdraw USDT on BEP20/);
    await goOn();
    await screen.findByRole('option', { name: /TRC20/ });
    expect(named('transfer.transferTo')).toEqual([]);
  });

  it('lets the person choose another coin when the coin of the code is unavailable', async () => {
    const to = { kind: 'address', network: 'TRC20', address: TRON, checksumHolds: true } as const;
    await open({ path: `/withdrawal?ads=${writeTransferCode({ to, currency: 'BNB', amount: '1' })}` });
    await screen.findByText('You cannot withdraw BNB right now. Choose another coin.');
    await goOn();
    await userEvent.click(await screen.findByRole('option', { name: /USDT/ }));
    await waitFor(() => expect(screen.queryByText(/cannot withdraw/)).toBeNull());
    expect((await addressField()).value).toBe(TRON);
    await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '20');
    await goOn();
    expect((await confirmSheet()).textContent).toContain('TRC20');
  });

  it.each([
    ['an address', EVM, { address: EVM, amount: '20', network: 'ERC20', told: null }],
    [
      'a code that asks for another amount',
      codeFor('7'),
      { address: TRON, amount: '7', network: 'TRC20', told: 'This code asks for 7.00 USDT.' },
    ],
  ])('scans %s into the form, and resumes the same visit', async (_what, code, { address, amount, network, told }) => {
    const { router } = await open({ scanCode: () => Promise.resolve(code) });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), '20');
    const { key } = router.state.location;
    await userEvent.click(screen.getByRole('button', { name: 'Scan' }));
    await waitFor(async () => expect((await addressField()).value).toBe(address));
    expect(router.state).toMatchObject({ location: { key, search: '' }, historyAction: 'POP' });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).value).toBe(amount);
    expect(screen.getByRole('button', { name: /^Network/ }).textContent).toContain(network);
    if (told !== null) await screen.findAllByText(told);
  });

  it('changes to the coin of a scanned code, and says so', async () => {
    await open({
      scanCode: () => Promise.resolve(`ethereum:${EVM}?value=5e17`),
      handlers: { recharge: { queryCurrencyList: () => Promise.resolve([...CURRENCIES, ETH]) } },
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), '20');
    await userEvent.click(screen.getByRole('button', { name: 'Scan' }));
    await screen.findAllByText('This code asks for 0.50 ETH.');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).value).toBe('0.5');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the typed values when the person came back from the scanner, or it read nothing useful', async () => {
    const texts = ['', 'hello'];
    const { router } = await open({ scanCode: () => Promise.resolve(texts.shift()!) });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), '20');
    for (const words of [null, 'Invalid QR code']) {
      await userEvent.click(await screen.findByRole('button', { name: 'Scan' }));
      if (words !== null) await screen.findAllByText(words);
      await waitFor(() => expect(router.state.location.pathname).toBe('/withdrawal'));
      expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' })).value).toBe('20');
    }
    expect((await addressField()).value).toBe('');
  });

  it('uses the coupon that waives the fee, unless the person does not want it', async () => {
    const { named } = await open({ vouchers: [WAIVER] });
    await screen.findByText('Withdrawal fee waiver');
    await fillIn();
    await confirmSheet();
    expect(named('transfer.transferTo').at(-1)).toMatchObject({ voucherId: 'vc_fee' });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: /Fee coupon/ }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Do not use a coupon' }));
    await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
    await goOn();
    await confirmSheet();
    expect(named('transfer.transferTo').at(-1)).not.toHaveProperty('voucherId');
  });

  it.each([
    ['8001004', [], 'Add address', '/address/add'],
    ['8001004', [CONTACT_EXAMPLE], 'Open contacts', '/address'],
    ['8001005', [CONTACT_EXAMPLE], 'Open contacts', '/address'],
  ])('leads from %s to the address book', async (code, book, button, path) => {
    const { server, router } = await open({ handlers: { address: { list: () => Promise.resolve(book) } } });
    server.refusePreviewWith = { code };
    await fillIn();
    await userEvent.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
  });

  it('asks for further proof where the server requires it, then for the password again', async () => {
    const { server, named } = await open();
    server.refuseWith = { code: '1042', body: { verifyTypes: [1] } };
    await fillIn();
    await typePassword();
    await userEvent.type(await screen.findByLabelText('Code sent to your phone'), '482913');
    server.refuseWith = null;
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await typePassword();
    await screen.findByRole('heading', { name: 'Under review' });
    expect(named('transfer.transferTo').at(-1)).toMatchObject({ codes: [{ type: 1, code: '482913' }] });
  });

  it('checks the status of a withdrawal without an answer, and never calls it failed', async () => {
    const { server, world } = await open();
    server.weather = ['answerLost'];
    await fillIn();
    await typePassword();
    await screen.findByText('Checking the status');
    await world.deps.clock.advance(1_000);
    await screen.findByRole('heading', { name: 'Under review' });
    expect(server.executed).toHaveLength(1);
  });

  it('resumes a withdrawal that an earlier visit left without an answer', async () => {
    const { userId } = USER_INFO_EXAMPLE;
    const order = {
      currency: 'USDT',
      protocol: 'TRC20',
      to: TRON,
      amount: '20.5',
      voucherId: '',
      fee: '1',
      total: '21.5',
    };
    const pending = {
      ...order,
      reqNo: '00000000-0000-4000-8000-00000000000a',
      payPassTicket: 'pp_1',
      visit: '',
      userId,
      startedAt: 1_790_000_000_000,
    };
    const { server } = await open({ store: new MemoryStore({ pendingWithdrawals: [pending] }) });
    await screen.findByRole('heading', { name: 'Under review' });
    expect(server.executed).toEqual([pending.reqNo]);
  });

  it('loses nothing when the server refuses', async () => {
    const { server } = await open();
    server.refuseWith = { code: 'WITHDRAW_EXCEED' };
    await fillIn();
    await typePassword();
    await screen.findByText(/over your daily withdrawal limit/);
    await userEvent.click(screen.getByRole('button', { name: 'Edit withdrawal' }));
    expect((await addressField()).value).toBe(TRON);
  });

  it('tries again when the networks failed to load', async () => {
    const faults = [new Error('network')];
    await open({
      handlers: {
        recharge: {
          queryCurrencyList: () => (faults.length > 0 ? Promise.reject(faults.pop()!) : Promise.resolve(CURRENCIES)),
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await addressField();
  });

  it('explains to a person why withdrawals are unavailable, and goes home', async () => {
    const { router } = await open({ user: { withdrawFlag: 0 } });
    await screen.findByText(/disabled for your account/);
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Back to home' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('lifts a hold once the person has confirmed their identity', async () => {
    const hold: UserInfo['hold'] = { reasons: ['whitelistOff'], until: Date.now() + 3_600_000, liftBy: [3] };
    const user: Pick<UserInfo, 'withdrawFlag' | 'hold'> = { withdrawFlag: 3, hold };
    const wanted = [new FakeRefusal('1042', { verifyTypes: [3] })];
    await open({
      handlers: {
        user: {
          getUserInfo: () => Promise.resolve({ ...USER_INFO_EXAMPLE, ...user }),
          unlockWithdraw: () => {
            const refusal = wanted.pop();
            if (refusal) return Promise.reject(refusal);
            Object.assign(user, { withdrawFlag: 1, hold: null });
            return Promise.resolve(true as const);
          },
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'End the hold' }));
    await userEvent.type(await screen.findByLabelText('Authenticator code'), '482913');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await addressField();
  });
});
