import fc from 'fast-check';
import { observable, runInAction } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { USER_INFO_EXAMPLE } from '@ezwallet/api-client/contract';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { FakeTransferServer, type Weather } from '../testing/FakeTransferServer.ts';
import { settle } from '../testing/FakeClock.ts';
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
  const available = observable.box('100');
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
  it('sends what was confirmed and tells the receipt', async () => {
    const { flow, device, onMoved, named } = setUp();
    await reachPassword(flow);
    expect(flow.state).toBe('password');
    expect(flow.payee).toEqual({ userNo: '9XM3QA', nickMasked: 'W•••', userNoMasked: '88•••46' });
    await flow.authorise('280619');
    expect(flow.state).toBe('done');
    expect(flow.receipt).toMatchObject({ billNo: 'bill-1', status: 2 });
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
    expect(device.secureStore.parts.has(PENDING)).toBe(false);
  });

  it('has the transfer written down before it leaves', async () => {
    const device = createFakeDeps();
    const server = new FakeTransferServer();
    const kept: unknown[] = [];
    const transferTo: typeof server.transfer.transferTo = (request) => {
      if ('reqNo' in request) kept.push(structuredClone(device.secureStore.parts.get(PENDING)));
      return server.transfer.transferTo(request);
    };
    const { flow } = setUp({ handlers: { transfer: { transferTo } }, deps: device });
    await reachPassword(flow);
    expect(device.secureStore.parts.has(PENDING)).toBe(false);
    await flow.authorise('280619');
    expect(kept).toMatchObject([[{ reqNo: '00000000-0000-4000-8000-000000000001', amount: '20.5' }]]);
  });

  it('does not send when the device cannot write it down', async () => {
    const device = createFakeDeps();
    const { write } = device.secureStore;
    device.secureStore.write = () => Promise.reject(new Error('disk full'));
    const { flow, server } = setUp({ deps: device });
    await reachPassword(flow);
    await flow.authorise('280619');
    expect(flow).toMatchObject({ state: 'password', problem: { code: 'UNWRITTEN' }, confirmedAmount: '20.5', remark: ' Lunch ' });
    expect(server.asked).toEqual([]);
    device.secureStore.write = write;
    await flow.authorise('280619');
    expect(flow.state).toBe('done');
    expect(server.executed).toHaveLength(1);
  });

  it('neither sends nor writes anything down once its session has ended', async () => {
    let giveTicket = (_ticket: { payPassTicket: string }): void => {};
    const checkTransPass = () => new Promise<{ payPassTicket: string }>((resolve) => (giveTicket = resolve));
    const { flow, server, device } = setUp({ handlers: { user: { checkTransPass } } });
    await reachPassword(flow);
    const authorised = flow.authorise('280619');
    flow.dispose();
    giveTicket({ payPassTicket: 'late' });
    await authorised;
    expect(server.asked).toEqual([]);
    expect(device.secureStore.parts.has(PENDING)).toBe(false);
  });

  it('takes back what it was writing down when its session ended', async () => {
    const device = createFakeDeps();
    const { flow, server } = setUp({ deps: device });
    const { write } = device.secureStore;
    device.secureStore.write = (part, value) => {
      flow.dispose();
      return write.call(device.secureStore, part, value);
    };
    await reachPassword(flow);
    await flow.authorise('280619');
    expect(server.asked).toEqual([]);
    expect(device.secureStore.parts.has(PENDING)).toBe(false);
  });

  it.each([
    ['AB', 'USER_NUMBER_FORMAT'],
    ['', 'USER_NUMBER_EMPTY'],
    [' 7kd42p ', 'SELF'],
  ])('refuses the receiver %j without asking the server', async (text, code) => {
    const { flow, named } = setUp();
    await flow.lookUp(text);
    expect(flow.state).toBe('recipient');
    expect(flow.problem).toEqual({ code });
    expect(named('transfer.transferTo')).toEqual([]);
  });

  it('says so when nobody has the user number', async () => {
    const transferTo = () => Promise.reject(new FakeRefusal('USER_NOT_FOUND'));
    const { flow } = setUp({ handlers: { transfer: { transferTo } } });
    await flow.lookUp('9XM3QA');
    expect(flow.state).toBe('recipient');
    expect(flow.problem).toEqual({ code: 'USER_NOT_FOUND' });
  });

  it('asks with an amount that the server would take, and nobody while that is not known', async () => {
    const failing = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('network')).mockResolvedValue();
    const free = [{ ...CURRENCIES[0]!, minTransferAmount: '0' }];
    const { flow, named } = setUp({ config: { currencies: free, loadCurrencies: failing } });
    await flow.lookUp('9XM3QA');
    expect(flow).toMatchObject({ state: 'recipient', problem: { code: 'OFFLINE' } });
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

  it('keeps the confirmed amount when the balance shrinks meanwhile', async () => {
    const { flow, available, named } = setUp();
    await reachPassword(flow);
    runInAction(() => available.set('1'));
    await flow.authorise('280619');
    expect(named('transfer.transferTo').at(-1)).toMatchObject({ amount: '20.5' });
  });

  it('tells the tries that are left, and the lock', async () => {
    const bodies = [{ remainTimes: 4 }, { remainTimes: 0, lockedUntil: 1_790_007_200_000 }];
    const checkTransPass = () => Promise.reject(new FakeRefusal('1049', bodies.shift()));
    const { flow, device, server } = setUp({ handlers: { user: { checkTransPass } } });
    await reachPassword(flow);
    await flow.authorise('111111');
    expect(flow.state).toBe('password');
    expect(flow.problem).toEqual({ code: '1049', remainTimes: 4 });
    await flow.authorise('222222');
    expect(flow.problem).toEqual({ code: '1049', remainTimes: 0, lockedUntil: 1_790_007_200_000 });
    expect(device.played).toEqual(['warning', 'warning']);
    expect(server.asked).toEqual([]);
  });

  it('asks for the password again, under a new number, when the ticket is no longer good', async () => {
    const { flow, server } = setUp();
    server.refuseWith = { code: '1049' };
    await reachPassword(flow);
    await flow.authorise('280619');
    expect(flow.state).toBe('password');
    server.refuseWith = null;
    await flow.authorise('280619');
    expect(flow.state).toBe('done');
    expect(new Set(server.asked).size).toBe(2);
    expect(server.executed).toHaveLength(1);
  });

  it('asks for the proofs that the server wants, then for the password again, under a new number', async () => {
    const { flow, server, named } = setUp();
    server.refuseWith = { code: '1042', body: { verifyTypes: [1, 4] } };
    await reachPassword(flow);
    await flow.authorise('280619');
    expect(flow).toMatchObject({ state: 'proving', wantedProofs: [1, 4], confirming: false });
    flow.prove([{ type: 1, code: '111111' }, { type: 4, code: '280619' }]);
    server.refuseWith = { code: 'EXPIRED', body: { remainTimes: 4 } };
    await flow.authorise('280619');
    expect(flow).toMatchObject({ state: 'proving', wantedProofs: [1, 4], problem: { code: 'EXPIRED', remainTimes: 4 } });
    const codes = [{ type: 1 as const, code: '482913' }, { type: 4 as const, code: '280619' }];
    flow.prove(codes);
    server.refuseWith = null;
    await flow.authorise('280619');
    expect(flow.state).toBe('done');
    expect(named('transfer.transferTo').at(-1)).toMatchObject({ codes });
    expect(new Set(server.asked).size).toBe(3);
    expect(server.executed).toHaveLength(1);
  });

  it('goes back to the form from the proofs, which do not outlive the confirmation', async () => {
    const { flow, server, named } = setUp();
    server.refuseWith = { code: '1042', body: { verifyTypes: [1] } };
    await reachPassword(flow);
    await flow.authorise('280619');
    flow.prove([{ type: 1, code: '482913' }]);
    flow.cancel();
    server.refuseWith = null;
    await flow.confirm();
    await flow.authorise('280619');
    expect(flow.state).toBe('done');
    expect(named('transfer.transferTo').at(-1)).not.toHaveProperty('codes');
  });

  it.each([['BALANCE_NOT_ENOUGH'], ['EXCEED_LIMIT'], ['EXPIRED']])('keeps the entry after %s', async (code) => {
    const { flow, server, onMoved } = setUp();
    server.refuseWith = { code };
    await reachPassword(flow);
    await flow.authorise('280619');
    expect(flow.state).toBe('refused');
    expect(flow.problem).toEqual({ code });
    expect(onMoved).toHaveBeenCalledOnce();
    flow.amend();
    expect(flow).toMatchObject({ state: 'amount', amount: '20.5', remark: ' Lunch ' });
  });

  it('asks again with growing waits until a lost answer is known', async () => {
    const { flow, server, device } = setUp();
    server.weather = ['answerLost', 'requestLost', 'running'];
    await reachPassword(flow);
    await flow.authorise('280619');
    expect(flow.state).toBe('checking');
    await device.clock.advance(999);
    expect(server.asked).toHaveLength(1);
    await device.clock.advance(1);
    expect(server.asked).toHaveLength(2);
    await device.clock.advance(2_000 + 4_000);
    expect(flow.state).toBe('done');
    expect(new Set(server.asked).size).toBe(1);
    expect(server.executed).toHaveLength(1);
  });

  it('asks at once when the person does not want to wait', async () => {
    const { flow, server } = setUp();
    server.weather = ['answerLost'];
    await reachPassword(flow);
    await flow.authorise('280619');
    await flow.checkNow();
    expect(flow.state).toBe('done');
  });

  it('settles after a reload what an earlier page left, and says that it did', async () => {
    const device = createFakeDeps();
    const server = new FakeTransferServer();
    server.weather = ['answerLost'];
    const before = setUp({ server, deps: device });
    await reachPassword(before.flow);
    await before.flow.authorise('280619');
    before.flow.dispose();
    await device.clock.advance(60_000);
    expect(server.asked).toHaveLength(1);

    const after = setUp({ server, deps: device });
    await after.flow.resume();
    expect(after.flow).toMatchObject({ state: 'done', resumed: true, receipt: { billNo: 'bill-1' }, pending: { amount: '20.5' } });
    expect(server.executed).toHaveLength(1);
    expect(device.secureStore.parts.has(PENDING)).toBe(false);
  });

  it('ignores what is damaged, too old, or of somebody else', async () => {
    const device = createFakeDeps();
    const entry = {
      reqNo: 'r',
      payPassTicket: 't',
      userId: USER_INFO_EXAMPLE.userId,
      payee: { userNo: '9XM3QA', nickMasked: 'W', userNoMasked: '8' },
      currency: 'USDT',
      amount: '1',
      remark: '',
      startedAt: device.clock.now(),
    };
    device.secureStore.parts.set(PENDING, [
      null,
      { ...entry, payee: null },
      { ...entry, userId: 'another' },
      { ...entry, startedAt: device.clock.now() - 24 * 60 * 60_000 },
    ]);
    const { flow, server } = setUp({ deps: device });
    await flow.resume();
    expect(flow.state).toBe('recipient');
    expect(server.asked).toEqual([]);
  });

  describe('visits', () => {
    it('begins with what it was given, and looks up whom that names', async () => {
      const { flow, named } = setUp();
      const draft = { userNo: '9XM3QA', currency: 'BTC', amount: '0.5' };
      flow.enter('a', draft);
      await settle();
      expect(flow).toMatchObject({ state: 'amount', currency: 'BTC', amount: '0.5', payee: { userNo: '9XM3QA' } });
      flow.changePayee();
      flow.enter('a', draft);
      expect(flow.state).toBe('recipient');
      expect(named('transfer.transferTo')).toHaveLength(1);
    });

    it('leaves a transfer alone that is under way, whatever the visit begins with', async () => {
      const { flow, server } = setUp();
      server.weather = ['answerLost'];
      await reachPassword(flow);
      await flow.authorise('280619');
      flow.enter('a', { userNo: '8WX2YZ', currency: 'BTC', amount: '' });
      expect(flow).toMatchObject({ state: 'checking', currency: 'USDT', payee: { userNo: '9XM3QA' } });
    });

    it('goes on with a visit that is come back to, and begins anew with another', async () => {
      const { flow } = setUp();
      flow.enter('a');
      await flow.lookUp('9XM3QA');
      flow.setAmount('20.5');
      flow.leave();
      flow.enter('a');
      expect(flow).toMatchObject({ state: 'amount', amount: '20.5', payee: { userNo: '9XM3QA' } });
      flow.setCurrency('BTC');
      flow.leave();
      flow.enter('b');
      expect(flow).toMatchObject({ state: 'recipient', amount: '', remark: '', payee: null, currency: 'USDT' });
    });

    it.each(['recipient', 'amount', 'password'] as const)('drops an answer to %s that comes after the person has left', async (asked) => {
      let answer = () => {};
      const server = new FakeTransferServer();
      const held = <T>(value: Promise<T>) => new Promise<T>((resolve) => (answer = () => void value.then(resolve)));
      let hold = false;
      const { flow } = setUp({
        server,
        handlers: {
          transfer: { transferTo: (request) => (hold ? held(server.transfer.transferTo(request)) : server.transfer.transferTo(request)) },
          user: { checkTransPass: () => (hold ? held(Promise.resolve({ payPassTicket: 'pp' })) : Promise.resolve({ payPassTicket: 'pp' })) },
        },
      });
      flow.enter('a');
      if (asked !== 'recipient') {
        await flow.lookUp('9XM3QA');
        flow.setAmount('20.5');
      }
      if (asked === 'password') await flow.confirm();
      hold = true;
      const asking = { recipient: () => flow.lookUp('9XM3QA'), amount: flow.confirm, password: () => flow.authorise('280619') }[asked]();
      await settle();
      flow.leave();
      flow.enter('a');
      answer();
      await asking;
      expect(flow.state).toBe(asked === 'recipient' ? 'recipient' : 'amount');
      expect(flow.confirming).toBe(false);
      expect(server.asked).toEqual([]);
    });

    it('takes no late answer for the answer to a later question', async () => {
      const answers: ((preview: { nickMasked: string; userNoMasked: string; fee: string; arriveBy: number; warnings: [] }) => void)[] = [];
      const { flow } = setUp({ handlers: { transfer: { transferTo: () => new Promise((resolve) => answers.push(resolve)) } } });
      flow.enter('a');
      const first = flow.lookUp('9XM3QA');
      await settle();
      flow.leave();
      flow.enter('b');
      const second = flow.lookUp('8WX2YZ');
      await settle();
      for (const [order, answer] of answers.entries())
        answer({ nickMasked: String(order), userNoMasked: '', fee: '0', arriveBy: 0, warnings: [] });
      await Promise.all([first, second]);
      expect(flow.payee).toMatchObject({ userNo: '8WX2YZ', nickMasked: '1' });
    });

    it('takes back what it was writing down when the person left', async () => {
      const device = createFakeDeps();
      const { flow, server } = setUp({ deps: device });
      const { write } = device.secureStore;
      device.secureStore.write = (part, value) => {
        flow.leave();
        return write.call(device.secureStore, part, value);
      };
      flow.enter('a');
      await reachPassword(flow);
      await flow.authorise('280619');
      expect(flow.state).toBe('amount');
      expect(server.asked).toEqual([]);
      expect(device.secureStore.parts.has(PENDING)).toBe(false);
    });

    it('settles a transfer that has left without anybody, and shows how it ended once', async () => {
      const { flow, server, device } = setUp();
      server.weather = ['answerLost'];
      flow.enter('a');
      await reachPassword(flow);
      await flow.authorise('280619');
      flow.leave();
      flow.enter('b');
      expect(flow.state).toBe('checking');
      flow.leave();
      await device.clock.advance(1_000);
      flow.enter('c');
      expect(flow).toMatchObject({ state: 'done', receipt: { billNo: 'bill-1' } });
      flow.leave();
      flow.enter('d');
      expect(flow).toMatchObject({ state: 'recipient', receipt: null });
      expect(server.executed).toHaveLength(1);
    });
  });

  it('executes once and tells the truth, whatever is lost and whenever the page is reloaded', async () => {
    const weather = fc.constantFrom<Weather>('requestLost', 'answerLost', 'running', 'fair');
    await fc.assert(
      fc.asyncProperty(fc.array(weather, { maxLength: 12 }), fc.array(fc.nat(40_000), { maxLength: 4 }), async (storm, reloads) => {
        const device = createFakeDeps();
        const server = new FakeTransferServer();
        server.weather = [...storm];
        let { flow } = setUp({ server, deps: device });
        await reachPassword(flow);
        await flow.authorise('280619');
        for (const wait of reloads) {
          await device.clock.advance(wait);
          if (flow.state === 'done') break;
          flow.dispose();
          flow = setUp({ server, deps: device }).flow;
          await flow.resume();
        }
        await device.clock.advance(15 * 60_000);
        await settle();
        expect(flow.state).toBe('done');
        expect(new Set(server.asked).size).toBe(1);
        expect(server.executed).toHaveLength(1);
        expect(device.secureStore.parts.has(PENDING)).toBe(false);
      }),
    );
  });
});
