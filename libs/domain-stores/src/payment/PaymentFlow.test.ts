import { observable, runInAction } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { contract, USER_INFO_EXAMPLE } from '@ezwallet/api-client/contract';
import { writePaymentText } from '@ezwallet/validators';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { settle } from '../testing/FakeClock.ts';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { FakeTransferServer } from '../testing/FakeTransferServer.ts';
import { PaymentFlow } from './PaymentFlow.ts';
import type { PaymentTerms } from './PaymentReading.ts';

const PENDING = 'pendingPayments';
const CURRENCIES = [{ id: 1, currencyCode: 'USDT', name: '', decimals: 6, minTransferAmount: '0.01', protocols: [] }];
const textOf = (nonce: string) =>
  writePaymentText({ kind: 'static', userNumber: '9XM3QA', currency: 'USDT', nonce }, () => new Uint8Array(8));
const TEXT = textOf('n0nce-_8');
const OTHER_TEXT = textOf('n0nce-_9');
const ANY_AMOUNT: PaymentTerms = contract.common.decrypt.example.response;
const FIXED: PaymentTerms = { ...ANY_AMOUNT, type: 'amount', amount: '38.5', fixed: true, memo: 'Two books' };

interface Setting {
  readonly server?: FakeTransferServer;
  readonly terms?: PaymentTerms;
  readonly handlers?: Parameters<typeof createFakeApi>[0];
  readonly deps?: ReturnType<typeof createFakeDeps>;
}

function setUp({ server = new FakeTransferServer(), terms = ANY_AMOUNT, handlers = {}, deps }: Setting = {}) {
  const fake = createFakeApi({
    transfer: server.transfer,
    ...handlers,
    common: { decrypt: () => Promise.resolve(terms), ...handlers.common },
  });
  const device = deps ?? createFakeDeps();
  const onMoved = vi.fn<() => void>();
  const available = observable.box('100');
  const flow = new PaymentFlow(
    { ...device, api: fake.api },
    {
      session: { user: USER_INFO_EXAMPLE, userId: USER_INFO_EXAMPLE.userId },
      config: { currencies: CURRENCIES, loadCurrencies: () => Promise.resolve() },
      balances: { spendable: () => available.get() },
      onMoved,
    },
  );
  return { flow, server, device, onMoved, available, named: fake.named };
}

async function open(flow: PaymentFlow, text = TEXT, visit = 'a'): Promise<void> {
  flow.enter(visit, text);
  await settle();
}

async function reachPassword(flow: PaymentFlow): Promise<void> {
  await open(flow);
  flow.setAmount('20.5');
  flow.setRemark(' Lunch ');
  await flow.confirm();
}

describe('PaymentFlow', () => {
  it('waits without a text, and asks nobody', async () => {
    const { flow, named } = setUp();
    await open(flow, '');
    expect(flow.state).toBe('idle');
    expect(named('common.decrypt')).toEqual([]);
  });

  it('pays the text that was confirmed and shows the receipt', async () => {
    const { flow, device, onMoved, named } = setUp();
    await reachPassword(flow);
    expect(flow).toMatchObject({
      state: 'password',
      request: { confirming: true },
      terms: { payeeUserNo: '9XM3QA' },
      currency: 'USDT',
    });
    await flow.request.authorise('280619');
    expect(flow).toMatchObject({
      state: 'done',
      request: { receipt: { billNo: 'bill-1', status: 2 }, waiting: false },
    });
    expect(named('user.checkTransPass')).toEqual([
      {
        password: '280619',
        scene: 'pay',
        confirmed: { toType: 3, to: TEXT, currency: 'USDT', amount: '20.5', fee: '0' },
      },
    ]);
    expect(named('transfer.transferTo')).toEqual([
      { toType: 3, to: TEXT, currency: 'USDT', amount: '20.5', preview: true },
      {
        toType: 3,
        to: TEXT,
        currency: 'USDT',
        amount: '20.5',
        remark: 'Lunch',
        payPassTicket: 'pp_8Fq2',
        reqNo: '00000000-0000-4000-8000-000000000001',
      },
    ]);
    expect(onMoved).toHaveBeenCalledOnce();
    expect(device.played).toEqual(['success']);
    expect(device.journalStore.parts.has(PENDING)).toBe(false);
  });

  it('pays a fixed amount, whatever is typed', async () => {
    const { flow, named } = setUp({ terms: FIXED });
    await open(flow);
    flow.setAmount('1');
    expect(flow.checkedAmount).toEqual({ ok: true, value: '38.5' });
    await flow.confirm();
    await flow.request.authorise('280619');
    expect(flow.request.pending).toMatchObject({ amount: '38.5', memo: 'Two books' });
    expect(named('transfer.transferTo').at(-1)).toMatchObject({ amount: '38.5' });
  });

  it.each([
    ['what is no payment text, without asking', 'hello', {}, 'PAYMENT_TEXT_FORMAT', 0],
    [
      'a text that is not ours',
      TEXT,
      { decrypt: () => Promise.reject(new FakeRefusal('SIGN_INVALID')) },
      'SIGN_INVALID',
      1,
    ],
    [
      'an expired text, and names its payee',
      TEXT,
      { decrypt: () => Promise.resolve({ ...FIXED, expired: true }) },
      'ORDER_EXPIRED',
      1,
    ],
    [
      'a text that was paid, and names its payee',
      TEXT,
      { decrypt: () => Promise.resolve({ ...FIXED, paid: true }) },
      'ORDER_ALREADY_DONE',
      1,
    ],
    [
      'one’s own text',
      TEXT,
      { decrypt: () => Promise.resolve({ ...ANY_AMOUNT, payeeUserNo: USER_INFO_EXAMPLE.userName }) },
      'SELF',
      1,
    ],
  ] as const)('turns down %s', async (_what, text, common, code, asked) => {
    const { flow, named } = setUp({ handlers: { common } });
    await open(flow, text);
    expect(flow).toMatchObject({ state: 'unreadable', problem: { code }, hopeless: true });
    expect(named('common.decrypt')).toHaveLength(asked);
    expect(flow.terms?.payeeNickMasked).toBe(code.startsWith('ORDER_') || code === 'SELF' ? 'W•••' : undefined);
  });

  it('reads a text again when the server was not reached', async () => {
    const decrypt = vi
      .fn<() => Promise<PaymentTerms>>()
      .mockRejectedValueOnce(new Error('network'))
      .mockResolvedValue(ANY_AMOUNT);
    const { flow } = setUp({ handlers: { common: { decrypt } } });
    await open(flow);
    expect(flow).toMatchObject({ state: 'unreadable', problem: { code: 'OFFLINE' }, hopeless: false });
    await flow.open();
    expect(flow.state).toBe('amount');
  });

  it.each([
    ['0', 'AMOUNT_ZERO'],
    ['0.001', 'AMOUNT_BELOW_MIN'],
    ['100.000001', 'AMOUNT_ABOVE_MAX'],
  ])('does not confirm %s', async (amount, code) => {
    const { flow } = setUp();
    await open(flow);
    flow.setAmount(amount);
    expect(flow.checkedAmount).toMatchObject({ ok: false, issue: { code } });
    await flow.confirm();
    expect(flow.state).toBe('amount');
  });

  it.each(['ORDER_EXPIRED', 'ORDER_ALREADY_DONE'])(
    'says so when the text can no longer be paid by the time it is confirmed: %s',
    async (code) => {
      const transferTo = () => Promise.reject(new FakeRefusal(code));
      const { flow } = setUp({ terms: FIXED, handlers: { transfer: { transferTo } } });
      await open(flow);
      await flow.confirm();
      expect(flow).toMatchObject({ state: 'unreadable', problem: { code } });
    },
  );

  it('keeps the confirmed amount when the balance shrinks meanwhile', async () => {
    const { flow, available, named } = setUp();
    await reachPassword(flow);
    runInAction(() => available.set('1'));
    await flow.request.authorise('280619');
    expect(named('transfer.transferTo').at(-1)).toMatchObject({ amount: '20.5' });
  });

  it('asks for the proofs that the server wants, and pays with them under a new number', async () => {
    const { flow, server, device, named } = setUp();
    server.refuseWith = { code: '1042', body: { verifyTypes: [1, 9] } };
    await reachPassword(flow);
    await flow.request.authorise('280619');
    expect(flow).toMatchObject({ state: 'proving', request: { wantedProofs: [1, 9], problem: { code: '1042' } } });
    expect(device.played).toEqual([]);
    server.refuseWith = null;
    const codes = [
      { type: 1 as const, code: '482913' },
      { type: 9 as const, code: 'correct horse 7' },
    ];
    flow.request.prove(codes);
    expect(flow.state).toBe('password');
    await flow.request.authorise('280619');
    expect(flow.state).toBe('done');
    expect(named('transfer.transferTo').at(-1)).toMatchObject({ toType: 3, to: TEXT, amount: '20.5', codes });
    expect(new Set(server.asked).size).toBe(2);
    expect(server.executed).toHaveLength(1);
  });

  it('goes back to the amount when the person does not want to prove who they are', async () => {
    const { flow, server } = setUp();
    server.refuseWith = { code: '1042', body: { verifyTypes: [1] } };
    await reachPassword(flow);
    await flow.request.authorise('280619');
    flow.request.cancel();
    expect(flow).toMatchObject({ state: 'amount', amount: '20.5', remark: ' Lunch ', problem: null });
    expect(server.executed).toEqual([]);
  });

  it('keeps the entry after a refusal', async () => {
    const { flow, server, onMoved } = setUp();
    server.refuseWith = { code: 'BALANCE_NOT_ENOUGH' };
    await reachPassword(flow);
    await flow.request.authorise('280619');
    expect(flow).toMatchObject({ state: 'refused', request: { problem: { code: 'BALANCE_NOT_ENOUGH' } } });
    expect(onMoved).toHaveBeenCalledOnce();
    flow.amend();
    expect(flow).toMatchObject({ state: 'amount', amount: '20.5', remark: ' Lunch ' });
  });

  it('goes on when the person comes back to a visit, and begins again with a new one', async () => {
    const { flow } = setUp();
    await open(flow);
    flow.setAmount('20.5');
    flow.leave();
    await open(flow);
    expect(flow).toMatchObject({ state: 'amount', amount: '20.5' });
    flow.leave();
    await open(flow, OTHER_TEXT, 'b');
    expect(flow).toMatchObject({ state: 'amount', amount: '', text: OTHER_TEXT });
  });

  it('reads a text when the person comes back to it', async () => {
    const { flow, named } = setUp();
    flow.enter('a', TEXT);
    flow.leave();
    await settle();
    expect(flow.state).toBe('unreadable');
    await open(flow);
    expect(flow.state).toBe('amount');
    expect(named('common.decrypt')).toHaveLength(2);
  });

  it('shows a payment without an answer before the text of a new visit', async () => {
    const { flow, server, device } = setUp();
    server.weather = ['answerLost'];
    await reachPassword(flow);
    await flow.request.authorise('280619');
    flow.leave();
    await open(flow, OTHER_TEXT, 'b');
    expect(flow.state).toBe('checking');
    await device.clock.advance(1_000);
    expect(flow).toMatchObject({ state: 'done', request: { waiting: true } });
    await flow.request.restart();
    await settle();
    expect(flow).toMatchObject({ state: 'amount', amount: '', request: { waiting: false } });
    expect(server.executed).toHaveLength(1);
  });

  it('settles after a reload what an earlier page left, then reads the text of this visit', async () => {
    const device = createFakeDeps();
    const server = new FakeTransferServer();
    server.weather = ['answerLost'];
    const before = setUp({ server, deps: device });
    await reachPassword(before.flow);
    await before.flow.request.authorise('280619');
    before.flow.dispose();

    const { flow, named } = setUp({ server, deps: device });
    await open(flow, OTHER_TEXT);
    expect(flow).toMatchObject({
      state: 'done',
      request: { waiting: true, resumed: true, pending: { text: TEXT, amount: '20.5' } },
    });
    expect(server.executed).toHaveLength(1);
    await flow.request.restart();
    await settle();
    expect(flow).toMatchObject({ state: 'amount', text: OTHER_TEXT, amount: '', request: { waiting: false } });
    expect(named('common.decrypt').at(-1)).toEqual({ text: OTHER_TEXT });
  });

  it('never pays another text than the one that was read, after a refusal on a later visit', async () => {
    const { flow, server, device } = setUp();
    server.weather = ['running'];
    await reachPassword(flow);
    await flow.request.authorise('280619');
    server.refuseWith = { code: 'BALANCE_NOT_ENOUGH' };
    flow.leave();
    await open(flow, OTHER_TEXT, 'b');
    await device.clock.advance(1_000);
    expect(flow.state).toBe('refused');
    flow.amend();
    await settle();
    expect(flow).toMatchObject({ state: 'amount', text: OTHER_TEXT, amount: '' });
  });

  it('ignores stored entries that are damaged, too old, or of somebody else', async () => {
    const device = createFakeDeps();
    const entry = {
      reqNo: 'r',
      payPassTicket: 't',
      visit: '',
      userId: USER_INFO_EXAMPLE.userId,
      text: TEXT,
      payee: { userNo: '9XM3QA', nickMasked: 'W', userNoMasked: '8' },
      currency: 'USDT',
      amount: '1',
      memo: '',
      remark: '',
      startedAt: device.clock.now(),
    };
    device.journalStore.parts.set(PENDING, [
      null,
      { ...entry, payee: null },
      { ...entry, text: 7 },
      { ...entry, userId: 'another' },
      { ...entry, startedAt: device.clock.now() - 24 * 60 * 60_000 },
    ]);
    const { flow, server } = setUp({ deps: device });
    await flow.request.resume();
    expect(flow.state).toBe('idle');
    expect(server.asked).toEqual([]);
  });
});
