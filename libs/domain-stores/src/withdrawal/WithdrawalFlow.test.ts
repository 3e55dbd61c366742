import { observable, runInAction } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { USER_INFO_EXAMPLE, VOUCHER_EXAMPLE, type UserInfo } from '@ezwallet/api-client/contract';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { settle } from '../testing/FakeClock.ts';
import { FakeTransferServer } from '../testing/FakeTransferServer.ts';
import { WithdrawalFlow } from './WithdrawalFlow.ts';

const PENDING = 'pendingWithdrawals';
const TRON = 'TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cv';
const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
/** One letter in the other case: the form of an address, but not its checksum. */
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
      { id: 2, name: 'ERC20', fee: '5', minWithdrawal: '20' },
      { id: 3, name: 'BEP2' },
    ],
  },
  { id: 2, currencyCode: 'EZ', name: '', decimals: 2, minTransferAmount: '1', protocols: [{ id: 1, name: 'BEP20' }] },
];

const WAIVER = {
  ...VOUCHER_EXAMPLE,
  id: 'vc_fee',
  kind: 4 as const,
  bonus: '1',
  total: '1',
  methodBonus: '0',
  obstacle: null,
};
const vouchers = (list: (typeof WAIVER)[]) => ({
  queryV2: () => Promise.resolve({ pageNo: 1, pageSize: 100, total: list.length, list }),
});

interface Setting {
  readonly server?: FakeTransferServer;
  readonly handlers?: Parameters<typeof createFakeApi>[0];
  readonly deps?: ReturnType<typeof createFakeDeps>;
  readonly user?: Partial<UserInfo>;
}

function setUp({ server = new FakeTransferServer(), handlers = {}, deps, user = {} }: Setting = {}) {
  const fake = createFakeApi({ transfer: server.transfer, promotion: vouchers([]), ...handlers });
  const device = deps ?? createFakeDeps();
  const onMoved = vi.fn<() => void>();
  const available = observable.box('100');
  const flow = new WithdrawalFlow(
    { ...device, api: fake.api },
    {
      session: { user: { ...USER_INFO_EXAMPLE, ...user }, userId: USER_INFO_EXAMPLE.userId },
      config: { currencies: CURRENCIES, loadCurrencies: () => Promise.resolve() },
      balances: { spendable: () => available.get() },
      rates: { priceOf: () => '1' },
      onMoved,
    },
  );
  return { flow, form: flow.form, server, device, onMoved, available, named: fake.named };
}

async function reachPassword(flow: WithdrawalFlow): Promise<void> {
  flow.form.setAddress(` ${TRON} `);
  flow.form.setAmount('20.5');
  await flow.confirm();
}

describe('the form of a withdrawal', () => {
  it('offers what the server has opened, the first network first', () => {
    const { form } = setUp();
    expect(form.coins.map(({ currencyCode }) => currencyCode)).toEqual(['USDT']);
    expect(form.networks.map(({ name }) => name)).toEqual(['TRC20', 'ERC20']);
    expect(form.network).toMatchObject({ name: 'TRC20', fee: '1' });
  });

  it('selects the network of an address', () => {
    const { form } = setUp();
    form.setAddress(EVM);
    expect(form).toMatchObject({ detected: true, network: { name: 'ERC20' }, checkedAddress: { ok: true } });
    form.setNetwork('TRC20');
    expect(form).toMatchObject({
      detected: false,
      checkedAddress: { ok: false, issue: { code: 'ADDRESS_OTHER_NETWORK' } },
    });
    form.setAddress('nonsense');
    expect(form).toMatchObject({ detected: false, network: { name: 'TRC20' } });
  });

  it('leaves room for the fee, or takes it out of the amount, by the person’s setting', () => {
    const { form } = setUp();
    form.setAddress(TRON);
    expect(form.bounds).toEqual({ decimals: 6, min: '5', available: '99' });
    expect(setUp({ user: { fullAmountFlg: 1 } }).form.bounds).toEqual({ decimals: 6, min: '6', available: '100' });
  });

  it('takes the voucher that waives the fee, unless the person does not want it', async () => {
    const { form, flow, named } = setUp({ handlers: { promotion: vouchers([WAIVER]) } });
    await form.load();
    await settle();
    expect(form.terms.fee).toBe('0');
    await reachPassword(flow);
    expect(named('transfer.transferTo')).toMatchObject([{ preview: true, voucherId: 'vc_fee' }]);
    expect(flow.request.preview).toMatchObject({ fee: '0', total: '20.5' });
    flow.request.cancel();
    form.vouchers.pick(null);
    expect(form.terms.fee).toBe('1');
    await flow.confirm();
    expect(named('transfer.transferTo').at(-1)).not.toHaveProperty('voucherId');
  });

  it.each([
    ['', '20', 'address'],
    [EVM, '4', 'amount'],
    [TRON, '99.000001', 'amount'],
    [TRON, '', 'amount'],
  ])('confirms nothing with %j and %j', async (address, amount) => {
    const { form, flow, named } = setUp();
    form.setAddress(address);
    form.setAmount(amount);
    await flow.confirm();
    expect(flow.request.state).toBe('draft');
    expect(form.details).toBeNull();
    expect(named('transfer.transferTo')).toEqual([]);
  });

  it('goes on with an address whose checksum does not match only when the person confirms it', async () => {
    const { form, flow } = setUp();
    form.setAddress(EVM_SLIP);
    form.setAmount('20.5');
    expect(form).toMatchObject({ doubtful: true, details: null });
    await flow.confirm();
    expect(flow.request.state).toBe('draft');
    form.trustAddress();
    expect(form.doubtful).toBe(false);
    await flow.confirm();
    expect(flow.request.state).toBe('password');
    form.setAddress(EVM_SLIP.replace('5aae', '5Aae'));
    expect(form.doubtful).toBe(true);
  });
});

describe('WithdrawalFlow', () => {
  it('sends what was confirmed and shows the receipt', async () => {
    const { flow, device, onMoved, named, available } = setUp();
    await reachPassword(flow);
    expect(flow.request.preview).toMatchObject({ fee: '1', total: '21.5', received: '20.5', warnings: ['FIRST_TIME'] });
    runInAction(() => available.set('1'));
    await flow.request.authorise('280619');
    expect(flow.request).toMatchObject({ state: 'done', receipt: { billNo: 'bill-1' } });
    expect(named('user.checkTransPass')).toEqual([
      {
        password: '280619',
        scene: 'withdraw',
        confirmed: { toType: 2, to: TRON, protocol: 'TRC20', currency: 'USDT', amount: '20.5', fee: '1' },
      },
    ]);
    expect(named('transfer.transferTo').at(-1)).toEqual({
      toType: 2,
      to: TRON,
      protocol: 'TRC20',
      currency: 'USDT',
      amount: '20.5',
      terms: { fee: '1', total: '21.5' },
      payPassTicket: 'pp_8Fq2',
      reqNo: '00000000-0000-4000-8000-000000000001',
    });
    expect(onMoved).toHaveBeenCalledOnce();
    expect(device.journalStore.parts.has(PENDING)).toBe(false);
  });

  it.each(['8001004', '8001005', 'WITHDRAW_EXCEED'])(
    'stays on the form after %s, and forgets it with the next change',
    async (code) => {
      const { flow, server } = setUp();
      server.refusePreviewWith = { code };
      await reachPassword(flow);
      expect(flow.request).toMatchObject({ state: 'draft', problem: { code } });
      flow.form.setAmount('10');
      expect(flow.request.problem).toBeNull();
    },
  );

  it('asks for the proofs that the server wants, and sends them under a new number', async () => {
    const { flow, server, named } = setUp();
    server.refuseWith = { code: '1042', body: { verifyTypes: [1] } };
    await reachPassword(flow);
    await flow.request.authorise('280619');
    expect(flow.request).toMatchObject({ state: 'proving', wantedProofs: [1] });
    server.refuseWith = null;
    flow.request.prove([{ type: 1, code: '482913' }]);
    await flow.request.authorise('280619');
    expect(flow.request.state).toBe('done');
    expect(named('transfer.transferTo').at(-1)).toMatchObject({ codes: [{ type: 1, code: '482913' }] });
    expect(server.executed).toHaveLength(1);
  });

  it('keeps the form after a refusal', async () => {
    const { flow, server } = setUp();
    server.refuseWith = { code: 'BALANCE_NOT_ENOUGH' };
    await reachPassword(flow);
    await flow.request.authorise('280619');
    expect(flow.request).toMatchObject({ state: 'refused', problem: { code: 'BALANCE_NOT_ENOUGH' } });
    flow.request.amend();
    expect(flow).toMatchObject({ request: { state: 'draft' }, form: { amount: '20.5' } });
  });

  it('settles after a reload what an earlier page left, and shows it', async () => {
    const device = createFakeDeps();
    const server = new FakeTransferServer();
    server.weather = ['answerLost'];
    const before = setUp({ server, deps: device });
    await reachPassword(before.flow);
    await before.flow.request.authorise('280619');
    expect(before.flow.request.state).toBe('checking');
    before.flow.dispose();
    const after = setUp({ server, deps: device });
    await after.flow.request.resume();
    expect(after.flow).toMatchObject({
      request: { state: 'done', resumed: true, confirmed: { to: TRON, amount: '20.5', protocol: 'TRC20' } },
      form: { address: TRON, amount: '20.5', network: { name: 'TRC20' } },
    });
    expect(server.executed).toHaveLength(1);
  });

  it('fills in what the visit brings after the person has seen the outcome of an earlier withdrawal', async () => {
    const { flow, form, server, device } = setUp();
    server.weather = ['answerLost'];
    flow.enter('a');
    await reachPassword(flow);
    await flow.request.authorise('280619');
    flow.leave();
    await device.clock.advance(1_000);
    flow.enter('b', { currency: 'USDT', network: 'ERC20', address: EVM, amount: '30' });
    expect(flow.request).toMatchObject({ state: 'done', waiting: true });
    expect(form.address.trim()).toBe(TRON);
    await flow.request.restart();
    expect(flow.request).toMatchObject({ state: 'draft', waiting: false });
    expect(form).toMatchObject({ address: EVM, amount: '30', network: { name: 'ERC20' } });
    expect(server.executed).toHaveLength(1);
  });

  it('ignores damaged stored entries', async () => {
    const device = createFakeDeps();
    device.journalStore.parts.set(PENDING, [
      null,
      { reqNo: 'r', userId: USER_INFO_EXAMPLE.userId, startedAt: device.clock.now() },
    ]);
    const { flow, server } = setUp({ deps: device });
    await flow.request.resume();
    expect(flow.request.state).toBe('draft');
    expect(server.asked).toEqual([]);
  });

  it('goes on when the person comes back to a visit, and begins a new one with what it brings', async () => {
    const { flow } = setUp();
    flow.enter('a');
    await reachPassword(flow);
    flow.leave();
    flow.enter('a');
    expect(flow).toMatchObject({ request: { state: 'draft' }, form: { amount: '20.5' } });
    flow.leave();
    flow.enter('b', { currency: 'USDT', network: 'ERC20', address: EVM });
    expect(flow).toMatchObject({
      request: { state: 'draft', preview: null },
      form: { amount: '', address: EVM, network: { name: 'ERC20' } },
    });
  });
});
