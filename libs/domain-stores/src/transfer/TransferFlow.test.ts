import { observable, runInAction } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { USER_INFO_EXAMPLE } from '@ezwallet/api-client/contract';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { settle } from '../testing/FakeClock.ts';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { FakeTransferServer } from '../testing/FakeTransferServer.ts';
import { TransferFlow } from './TransferFlow.ts';

const PENDING = 'pendingTransfers';
const CURRENCIES = [{ id: 1, currencyCode: 'USDT', name: '', decimals: 6, minTransferAmount: '0.01', protocols: [] }];

interface Setting {
  readonly server?: FakeTransferServer;
  readonly handlers?: Parameters<typeof createFakeApi>[0];
  readonly deps?: ReturnType<typeof createFakeDeps>;
  readonly config?: ConstructorParameters<typeof TransferFlow>[1]['config'];
}

const CONFIG = { currencies: CURRENCIES, loadCurrencies: () => Promise.resolve() };

function setUp({ server = new FakeTransferServer(), handlers = {}, deps, config = CONFIG }: Setting = {}) {
  const fake = createFakeApi({ transfer: server.transfer, ...handlers });
  const device = deps ?? createFakeDeps();
  const onMoved = vi.fn<() => void>();
  const available = observable.box<string | undefined>('100');
  const flow = new TransferFlow(
    { ...device, api: fake.api },
    {
      session: { user: USER_INFO_EXAMPLE, userId: USER_INFO_EXAMPLE.userId },
      config,
      balances: { spendable: () => available.get() },
      onMoved,
    },
  );
  return { flow, server, device, onMoved, available, named: fake.named };
}

async function reachPassword(flow: TransferFlow): Promise<void> {
  await flow.lookUp('9xm3qa');
  flow.setAmount('20.5');
  flow.setRemark(' Lunch ');
  await flow.confirm();
}

describe('TransferFlow', () => {
  it('sends what was confirmed and shows the receipt', async () => {
    const { flow, device, onMoved, named } = setUp();
    await reachPassword(flow);
    expect(flow.state).toBe('password');
    expect(flow.lookup.payee).toEqual({ userNo: '9XM3QA', nickMasked: 'W•••', userNoMasked: '88•••46' });
    await flow.request.authorise('280619');
    expect(flow.state).toBe('done');
    expect(flow.request.receipt).toMatchObject({ billNo: 'bill-1', status: 2 });
    expect(named('transfer.transferTo').at(-1)).toEqual({
      toType: 1,
      to: '9XM3QA',
      currency: 'USDT',
      amount: '20.5',
      remark: 'Lunch',
      payPassTicket: 'pp_8Fq2',
      reqNo: '00000000-0000-4000-8000-000000000001',
    });
    expect(onMoved).toHaveBeenCalledOnce();
    expect(device.played).toEqual(['success']);
    expect(device.journalStore.parts.has(PENDING)).toBe(false);
  });

  it.each([
    ['AB', 'USER_NUMBER_FORMAT'],
    ['', 'USER_NUMBER_EMPTY'],
    [' 7kd42p ', 'SELF'],
  ])('refuses the receiver %j without asking the server', async (text, code) => {
    const { flow, named } = setUp();
    await flow.lookUp(text);
    expect(flow.state).toBe('recipient');
    expect(flow.lookup.problem).toEqual({ code });
    expect(named('transfer.transferTo')).toEqual([]);
  });

  it('says so when nobody has the user number', async () => {
    const transferTo = () => Promise.reject(new FakeRefusal('USER_NOT_FOUND'));
    const { flow } = setUp({ handlers: { transfer: { transferTo } } });
    await flow.lookUp('9XM3QA');
    expect(flow.state).toBe('recipient');
    expect(flow.lookup.problem).toEqual({ code: 'USER_NOT_FOUND' });
  });

  it('looks up with an amount that the server accepts, and not before that is known', async () => {
    const failing = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('network')).mockResolvedValue();
    const free = [{ ...CURRENCIES[0]!, minTransferAmount: '0' }];
    const { flow, named } = setUp({ config: { currencies: free, loadCurrencies: failing } });
    await flow.lookUp('9XM3QA');
    expect(flow).toMatchObject({ state: 'recipient', lookup: { problem: { code: 'OFFLINE' } } });
    expect(named('transfer.transferTo')).toEqual([]);
    await flow.lookUp('9XM3QA');
    expect(flow.state).toBe('amount');
    expect(named('transfer.transferTo')).toMatchObject([{ preview: true, amount: '0.000001' }]);
  });

  it.each([
    ['0', 'AMOUNT_ZERO'],
    ['0.001', 'AMOUNT_BELOW_MIN'],
    ['100.000001', 'AMOUNT_ABOVE_MAX'],
    ['1.1234567', 'AMOUNT_DECIMALS'],
  ])('does not confirm %s', async (amount, code) => {
    const { flow } = setUp();
    await flow.lookUp('9XM3QA');
    flow.setAmount(amount);
    expect(flow.checkedAmount).toMatchObject({ ok: false, issue: { code } });
    await flow.confirm();
    expect(flow.state).toBe('amount');
  });

  it('asks the server while nobody knows the balance, and says what it answers', async () => {
    const { flow, server, available } = setUp();
    runInAction(() => available.set(undefined));
    await reachPassword(flow);
    expect(flow.state).toBe('password');
    flow.request.cancel();
    server.refusePreviewWith = { code: 'BALANCE_NOT_ENOUGH' };
    await flow.confirm();
    expect(flow).toMatchObject({ state: 'amount', request: { problem: { code: 'BALANCE_NOT_ENOUGH' } } });
  });

  it('keeps the confirmed amount when the balance shrinks meanwhile', async () => {
    const { flow, available, named } = setUp();
    await reachPassword(flow);
    runInAction(() => available.set('1'));
    await flow.request.authorise('280619');
    expect(named('transfer.transferTo').at(-1)).toMatchObject({ amount: '20.5' });
  });

  it('sends the proofs that the server wants', async () => {
    const { flow, server, named } = setUp();
    server.refuseWith = { code: '1042', body: { verifyTypes: [1] } };
    await reachPassword(flow);
    await flow.request.authorise('280619');
    expect(flow.state).toBe('proving');
    const codes = [{ type: 1 as const, code: '482913' }];
    flow.request.prove(codes);
    server.refuseWith = null;
    await flow.request.authorise('280619');
    expect(flow.state).toBe('done');
    expect(named('transfer.transferTo').at(-1)).toMatchObject({ remark: 'Lunch', codes });
  });

  it('keeps the entry after a refusal', async () => {
    const { flow, server } = setUp();
    server.refuseWith = { code: 'BALANCE_NOT_ENOUGH' };
    await reachPassword(flow);
    await flow.request.authorise('280619');
    expect(flow).toMatchObject({ state: 'refused', request: { problem: { code: 'BALANCE_NOT_ENOUGH' } } });
    flow.request.amend();
    expect(flow).toMatchObject({ state: 'amount', amount: '20.5', remark: ' Lunch ' });
  });

  it('settles after a reload what an earlier page left, and shows it', async () => {
    const device = createFakeDeps();
    const server = new FakeTransferServer();
    server.weather = ['answerLost'];
    const before = setUp({ server, deps: device });
    await reachPassword(before.flow);
    await before.flow.request.authorise('280619');
    before.flow.dispose();
    await device.clock.advance(60_000);
    expect(server.asked).toHaveLength(1);

    const after = setUp({ server, deps: device });
    await after.flow.request.resume();
    expect(after.flow).toMatchObject({
      state: 'done',
      amount: '20.5',
      remark: 'Lunch',
      lookup: { payee: { userNo: '9XM3QA' } },
    });
    expect(server.executed).toHaveLength(1);
    expect(device.journalStore.parts.has(PENDING)).toBe(false);
  });

  it('ignores stored entries that are damaged, too old, or of somebody else', async () => {
    const device = createFakeDeps();
    const entry = {
      reqNo: 'r',
      payPassTicket: 't',
      visit: '',
      userId: USER_INFO_EXAMPLE.userId,
      payee: { userNo: '9XM3QA', nickMasked: 'W', userNoMasked: '8' },
      currency: 'USDT',
      amount: '1',
      remark: '',
      startedAt: device.clock.now(),
    };
    device.journalStore.parts.set(PENDING, [
      null,
      { ...entry, payee: null },
      { ...entry, userId: 'another' },
      { ...entry, startedAt: device.clock.now() - 24 * 60 * 60_000 },
    ]);
    const { flow, server } = setUp({ deps: device });
    await flow.request.resume();
    expect(flow.state).toBe('recipient');
    expect(server.asked).toEqual([]);
  });

  describe('visits', () => {
    it('begins with a coin alone, and asks for the payee', () => {
      const { flow } = setUp();
      flow.enter('a', { userNo: '', currency: 'BTC', amount: '' });
      expect(flow).toMatchObject({ state: 'recipient', currency: 'BTC', amount: '' });
    });

    it('begins with its draft, and looks up the payee', async () => {
      const { flow, named } = setUp();
      const draft = { userNo: '9XM3QA', currency: 'BTC', amount: '0.5' };
      flow.enter('a', draft);
      await settle();
      expect(flow).toMatchObject({
        state: 'amount',
        currency: 'BTC',
        amount: '0.5',
        lookup: { payee: { userNo: '9XM3QA' } },
      });
      flow.changePayee();
      flow.enter('a', draft);
      expect(flow.state).toBe('recipient');
      expect(named('transfer.transferTo')).toHaveLength(1);
    });

    it('does not touch a transfer that is under way, whatever the visit brings', async () => {
      const { flow, server } = setUp();
      server.weather = ['answerLost'];
      await reachPassword(flow);
      await flow.request.authorise('280619');
      flow.enter('a', { userNo: '8WX2YZ', currency: 'BTC', amount: '' });
      expect(flow).toMatchObject({ state: 'checking', currency: 'USDT', lookup: { payee: { userNo: '9XM3QA' } } });
    });

    it('fills in what the visit brings after the person has seen the outcome of an earlier transfer', async () => {
      const { flow, server, device } = setUp();
      server.weather = ['answerLost'];
      flow.enter('a');
      await reachPassword(flow);
      await flow.request.authorise('280619');
      flow.leave();
      await device.clock.advance(1_000);
      flow.enter('b', { userNo: '8WX2YZ', currency: 'BTC', amount: '0.7' });
      expect(flow).toMatchObject({ state: 'done', currency: 'USDT', request: { waiting: true } });
      await flow.request.restart();
      await settle();
      expect(flow).toMatchObject({ state: 'amount', currency: 'BTC', amount: '0.7', remark: '' });
      expect(flow.lookup.payee).toMatchObject({ userNo: '8WX2YZ' });
      expect(flow.request).toMatchObject({ waiting: false, pending: null });
      expect(server.executed).toHaveLength(1);
    });

    it('goes on when the person comes back to a visit, and begins again with a new one', async () => {
      const { flow } = setUp();
      flow.enter('a');
      await flow.lookUp('9XM3QA');
      flow.setAmount('20.5');
      flow.leave();
      flow.enter('a');
      expect(flow).toMatchObject({ state: 'amount', amount: '20.5', lookup: { payee: { userNo: '9XM3QA' } } });
      flow.setCurrency('BTC');
      flow.leave();
      flow.enter('b');
      expect(flow).toMatchObject({
        state: 'recipient',
        amount: '',
        remark: '',
        lookup: { payee: null },
        currency: 'USDT',
      });
    });

    it('drops an answer about the receiver that comes after the person has left', async () => {
      const server = new FakeTransferServer();
      let answer = () => {};
      const transferTo: typeof server.transfer.transferTo = (request) =>
        new Promise((resolve) => (answer = () => void server.transfer.transferTo(request).then(resolve)));
      const { flow } = setUp({ handlers: { transfer: { transferTo } } });
      flow.enter('a');
      const asking = flow.lookUp('9XM3QA');
      await settle();
      flow.leave();
      flow.enter('a');
      answer();
      await asking;
      expect(flow).toMatchObject({ state: 'recipient', lookup: { payee: null } });
    });

    it('ignores a late answer to an earlier question', async () => {
      const answers: ((preview: {
        nickMasked: string;
        userNoMasked: string;
        fee: string;
        arriveBy: number;
        warnings: [];
      }) => void)[] = [];
      const { flow } = setUp({
        handlers: { transfer: { transferTo: () => new Promise((resolve) => answers.push(resolve)) } },
      });
      flow.enter('a');
      const first = flow.lookUp('9XM3QA');
      await settle();
      flow.leave();
      flow.enter('b');
      const second = flow.lookUp('8WX2YZ');
      await settle();
      for (const [request, answer] of answers.entries())
        answer({ nickMasked: String(request), userNoMasked: '', fee: '0', arriveBy: 0, warnings: [] });
      await Promise.all([first, second]);
      expect(flow.lookup.payee).toMatchObject({ userNo: '8WX2YZ', nickMasked: '1' });
    });
  });
});
