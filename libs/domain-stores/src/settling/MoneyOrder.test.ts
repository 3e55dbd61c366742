import { describe, expect, it } from 'vitest';
import { USER_INFO_EXAMPLE } from '@ezwallet/api-client/contract';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { settle } from '../testing/FakeClock.ts';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { FakeTransferServer } from '../testing/FakeTransferServer.ts';
import { createPlainOrder, PASSWORD, PENDING, PLAIN, reachPassword } from '../testing/plain-order.ts';

describe('MoneyOrder', () => {
  it('sends what was confirmed and tells the receipt', async () => {
    const { order, device, moved, named } = createPlainOrder();
    await reachPassword(order);
    expect(order).toMatchObject({ state: 'password', confirming: true, underWay: false, confirmed: PLAIN, preview: { fee: '0' } });
    await order.authorise(PASSWORD);
    expect(order).toMatchObject({ state: 'done', underWay: true, receipt: { billNo: 'bill-1' }, pending: PLAIN, resumed: false });
    expect(named('user.checkTransPass')).toEqual([{ password: PASSWORD, scene: 'transfer' }]);
    expect(named('transfer.transferTo')).toEqual([
      { toType: 1, ...PLAIN, preview: true },
      { toType: 1, ...PLAIN, payPassTicket: 'pp_8Fq2', reqNo: '00000000-0000-4000-8000-000000000001' },
    ]);
    expect(moved).toHaveLength(1);
    expect(device.played).toEqual(['success']);
    expect(device.journalStore.parts.has(PENDING)).toBe(false);
  });

  it('has the order written down before it leaves', async () => {
    const device = createFakeDeps();
    const server = new FakeTransferServer();
    const kept: unknown[] = [];
    const transferTo: typeof server.transfer.transferTo = (request) => {
      if ('reqNo' in request) kept.push(structuredClone(device.journalStore.parts.get(PENDING)));
      return server.transfer.transferTo(request);
    };
    const { order } = createPlainOrder({ handlers: { transfer: { transferTo } }, device });
    order.enter('a');
    await reachPassword(order);
    expect(device.journalStore.parts.has(PENDING)).toBe(false);
    await order.authorise(PASSWORD);
    const { userId } = USER_INFO_EXAMPLE;
    const stamp = { payPassTicket: 'pp_8Fq2', userId, visit: '["a",null]', startedAt: device.clock.now() };
    expect(kept).toEqual([[{ ...PLAIN, ...stamp, reqNo: '00000000-0000-4000-8000-000000000001' }]]);
  });

  it('does not send when the device cannot write it down', async () => {
    const device = createFakeDeps();
    const { write } = device.journalStore;
    device.journalStore.write = () => Promise.reject(new Error('disk full'));
    const { order, server } = createPlainOrder({ device });
    await reachPassword(order);
    await order.authorise(PASSWORD);
    expect(order).toMatchObject({ state: 'password', problem: { code: 'UNWRITTEN' }, confirmed: PLAIN });
    expect(server.asked).toEqual([]);
    device.journalStore.write = write;
    await order.authorise(PASSWORD);
    expect(order.state).toBe('done');
    expect(server.executed).toHaveLength(1);
  });

  it('neither sends nor writes anything down once its session has ended', async () => {
    let giveTicket = (_ticket: { payPassTicket: string }): void => {};
    const checkTransPass = () => new Promise<{ payPassTicket: string }>((resolve) => (giveTicket = resolve));
    const { order, server, device } = createPlainOrder({ handlers: { user: { checkTransPass } } });
    await reachPassword(order);
    const authorised = order.authorise(PASSWORD);
    order.dispose();
    giveTicket({ payPassTicket: 'late' });
    await authorised;
    expect(server.asked).toEqual([]);
    expect(device.journalStore.parts.has(PENDING)).toBe(false);
  });

  it.each(['dispose', 'leave'] as const)('takes back what it was writing down at a %s', async (ending) => {
    const { order, server, device } = createPlainOrder();
    const { write } = device.journalStore;
    device.journalStore.write = (part, value) => {
      order[ending]();
      return write.call(device.journalStore, part, value);
    };
    await reachPassword(order);
    await order.authorise(PASSWORD);
    expect(server.asked).toEqual([]);
    expect(device.journalStore.parts.has(PENDING)).toBe(false);
  });

  it('goes back to the draft when the server does not take it, with its reason until something changes', async () => {
    const { order, server } = createPlainOrder();
    server.refusePreviewWith = { code: 'BALANCE_NOT_ENOUGH' };
    await reachPassword(order);
    expect(order).toMatchObject({ state: 'draft', problem: { code: 'BALANCE_NOT_ENOUGH' } });
    order.forgetProblem();
    expect(order.problem).toBeNull();
  });

  it('tells the tries that are left of a wrong password, and the lock', async () => {
    const bodies = [{ remainTimes: 4 }, { remainTimes: 0, lockedUntil: 1_790_007_200_000 }];
    const checkTransPass = () => Promise.reject(new FakeRefusal('1049', bodies.shift()));
    const { order, device, server } = createPlainOrder({ handlers: { user: { checkTransPass } } });
    await reachPassword(order);
    await order.authorise('111111');
    expect(order).toMatchObject({ state: 'password', problem: { code: '1049', remainTimes: 4 } });
    await order.authorise('222222');
    expect(order.problem).toEqual({ code: '1049', remainTimes: 0, lockedUntil: 1_790_007_200_000 });
    expect(device.played).toEqual(['warning', 'warning']);
    expect(server.asked).toEqual([]);
  });

  it('asks for the password again, under a new number, when the ticket is no longer good', async () => {
    const { order, server } = createPlainOrder();
    server.refuseWith = { code: '1049' };
    await reachPassword(order);
    await order.authorise(PASSWORD);
    expect(order.state).toBe('password');
    server.refuseWith = null;
    await order.authorise(PASSWORD);
    expect(order.state).toBe('done');
    expect(new Set(server.asked).size).toBe(2);
    expect(server.executed).toHaveLength(1);
  });

  it('asks for the proofs that the server wants, then for the password again, under a new number', async () => {
    const { order, server, named } = createPlainOrder();
    server.refuseWith = { code: '1042', body: { verifyTypes: [1, 4] } };
    await reachPassword(order);
    await order.authorise(PASSWORD);
    expect(order).toMatchObject({ state: 'proving', wantedProofs: [1, 4], confirming: false, underWay: false });
    order.prove([{ type: 1, code: '111111' }, { type: 4, code: PASSWORD }]);
    server.refuseWith = { code: 'EXPIRED', body: { remainTimes: 4 } };
    await order.authorise(PASSWORD);
    expect(order).toMatchObject({ state: 'proving', wantedProofs: [1, 4], problem: { code: 'EXPIRED', remainTimes: 4 } });
    const codes = [{ type: 1 as const, code: '482913' }, { type: 4 as const, code: PASSWORD }];
    order.prove(codes);
    server.refuseWith = null;
    await order.authorise(PASSWORD);
    expect(order.state).toBe('done');
    expect(named('transfer.transferTo').at(-1)).toMatchObject({ codes });
    expect(new Set(server.asked).size).toBe(3);
    expect(server.executed).toHaveLength(1);
  });

  it('goes back to the draft from the proofs, which do not outlive the confirmation', async () => {
    const { order, server, named } = createPlainOrder();
    server.refuseWith = { code: '1042', body: { verifyTypes: [1] } };
    await reachPassword(order);
    await order.authorise(PASSWORD);
    order.prove([{ type: 1, code: '482913' }]);
    order.cancel();
    expect(order.state).toBe('draft');
    server.refuseWith = null;
    await reachPassword(order);
    await order.authorise(PASSWORD);
    expect(order.state).toBe('done');
    expect(named('transfer.transferTo').at(-1)).not.toHaveProperty('codes');
  });

  it.each([['BALANCE_NOT_ENOUGH'], ['EXCEED_LIMIT'], ['EXPIRED']])('can be amended after %s', async (code) => {
    const { order, server, device, moved } = createPlainOrder();
    server.refuseWith = { code };
    await reachPassword(order);
    await order.authorise(PASSWORD);
    expect(order).toMatchObject({ state: 'refused', problem: { code }, pending: PLAIN });
    expect(moved).toHaveLength(1);
    expect(device.played).toEqual(['error']);
    order.amend();
    expect(order).toMatchObject({ state: 'draft', problem: null });
  });

  it('asks again with growing waits until a lost answer is known', async () => {
    const { order, server, device } = createPlainOrder();
    server.weather = ['answerLost', 'requestLost', 'running'];
    await reachPassword(order);
    await order.authorise(PASSWORD);
    expect(order.state).toBe('checking');
    await device.clock.advance(999);
    expect(server.asked).toHaveLength(1);
    await device.clock.advance(1);
    expect(server.asked).toHaveLength(2);
    await device.clock.advance(2_000 + 4_000);
    expect(order.state).toBe('done');
    expect(new Set(server.asked).size).toBe(1);
    expect(server.executed).toHaveLength(1);
  });

  it('asks at once when the person does not want to wait', async () => {
    const { order, server } = createPlainOrder();
    server.weather = ['answerLost'];
    await reachPassword(order);
    await order.authorise(PASSWORD);
    await order.checkNow();
    expect(order.state).toBe('done');
  });

  it('settles after a reload what an earlier page left, and says that it did', async () => {
    const device = createFakeDeps();
    const server = new FakeTransferServer();
    server.weather = ['answerLost'];
    const before = createPlainOrder({ server, device });
    await reachPassword(before.order);
    await before.order.authorise(PASSWORD);
    before.order.dispose();
    await device.clock.advance(60_000);
    expect(server.asked).toHaveLength(1);

    const { order, resumed } = createPlainOrder({ server, device });
    await order.resume();
    expect(order).toMatchObject({ state: 'done', resumed: true, receipt: { billNo: 'bill-1' }, pending: PLAIN, confirmed: PLAIN });
    expect(resumed).toEqual([expect.objectContaining(PLAIN)]);
    expect(server.executed).toHaveLength(1);
    expect(device.journalStore.parts.has(PENDING)).toBe(false);
  });

  it('lets what an earlier page left come before an order whose password is asked for', async () => {
    const device = createFakeDeps();
    const server = new FakeTransferServer();
    server.weather = ['answerLost'];
    const before = createPlainOrder({ server, device });
    await reachPassword(before.order);
    await before.order.authorise(PASSWORD);
    before.order.dispose();

    const { order } = createPlainOrder({ server, device });
    const { read } = device.journalStore;
    let found = () => {};
    device.journalStore.read = (part) => new Promise((resolve) => (found = () => resolve(read.call(device.journalStore, part))));
    const resumed = order.resume();
    await order.confirm({ ...PLAIN, amount: '7' });
    device.journalStore.read = read;
    found();
    await resumed;
    expect(order).toMatchObject({ state: 'done', resumed: true, confirmed: PLAIN });
    expect(server.executed).toHaveLength(1);
  });

  it.each(['6666', '7777', '1005', '10006', 'NO_LOGIN', 'TOKEN_INVALID', 'TOKEN_KICK_OUT'])(
    'takes the end of the session (%s) for no answer to an order that may have moved the money',
    async (code) => {
      const server = new FakeTransferServer();
      server.weather = ['answerLost'];
      let ended = false;
      const transferTo: typeof server.transfer.transferTo = (request) =>
        ended ? Promise.reject(new FakeRefusal(code)) : server.transfer.transferTo(request);
      const { order, device } = createPlainOrder({ server, handlers: { transfer: { transferTo } } });
      await reachPassword(order);
      await order.authorise(PASSWORD);
      expect(server.executed).toHaveLength(1);
      ended = true;
      await order.checkNow();
      expect(order).toMatchObject({ state: 'checking', problem: null });
      expect(device.journalStore.parts.has(PENDING)).toBe(true);
      order.dispose();

      const next = createPlainOrder({ server, device, handlers: { transfer: { transferTo } } });
      await next.order.resume();
      expect(next.order.state).toBe('checking');
      ended = false;
      await next.order.checkNow();
      expect(next.order).toMatchObject({ state: 'done', receipt: { billNo: 'bill-1' } });
      expect(server.executed).toHaveLength(1);
    },
  );

  it('takes the end of the session for a refusal of an order that nobody has answered before', async () => {
    const { order, server, device } = createPlainOrder();
    server.refuseWith = { code: '6666' };
    await reachPassword(order);
    await order.authorise(PASSWORD);
    expect(order.state).toBe('refused');
    expect(device.journalStore.parts.has(PENDING)).toBe(false);
  });

  it('forgets what is too old to be asked for, whosever it is', async () => {
    const { order, server, device } = createPlainOrder();
    const entry = { ...PLAIN, reqNo: 'r', payPassTicket: 't', visit: '', userId: 'another', startedAt: device.clock.now() };
    const old = { ...entry, reqNo: 'old', startedAt: device.clock.now() - 24 * 60 * 60_000 };
    device.journalStore.parts.set(PENDING, [old, entry]);
    await order.resume();
    expect(order.state).toBe('draft');
    expect(server.asked).toEqual([]);
    expect(device.journalStore.parts.get(PENDING)).toEqual([entry]);
  });

  it('makes room for another order only when nothing is under confirmation or under way', async () => {
    const { order, server, begun } = createPlainOrder();
    await reachPassword(order);
    await order.restart();
    expect(order.state).toBe('password');
    server.weather = ['answerLost'];
    await order.authorise(PASSWORD);
    await order.restart();
    expect(order.state).toBe('checking');
    await order.checkNow();
    expect(begun).toEqual([]);
    await order.restart();
    expect(order).toMatchObject({ state: 'draft', confirmed: null, preview: null, pending: null, receipt: null, resumed: false });
    expect(begun).toEqual([null]);
  });

  it('tells no order as an earlier one that follows upon one', async () => {
    const device = createFakeDeps();
    const server = new FakeTransferServer();
    server.weather = ['requestLost'];
    const before = createPlainOrder({ server, device });
    await reachPassword(before.order);
    await before.order.authorise(PASSWORD);
    before.order.dispose();
    const { order } = createPlainOrder({ server, device });
    server.refuseWith = { code: 'EXCEED_LIMIT' };
    await order.resume();
    expect(order).toMatchObject({ state: 'refused', resumed: true, unwatched: true });
    order.amend();
    server.refuseWith = null;
    await reachPassword(order);
    await order.authorise(PASSWORD);
    expect(order).toMatchObject({ state: 'done', resumed: false, unwatched: false });
  });

  describe('visits', () => {
    it('begins anew with another visit, not with one that is come back to', async () => {
      const { order, begun } = createPlainOrder();
      order.enter('a', 'first');
      expect(begun).toEqual(['first']);
      await reachPassword(order);
      order.leave();
      expect(order).toMatchObject({ state: 'draft', confirming: false });
      order.enter('a', 'first');
      expect(begun).toHaveLength(1);
      order.enter('b');
      expect(begun).toEqual(['first', null]);
    });

    it.each(['preview', 'ticket'] as const)('drops a %s that comes after the person has left', async (asked) => {
      const server = new FakeTransferServer();
      let answer = () => {};
      const held = <T>(value: Promise<T>) => new Promise<T>((resolve) => (answer = () => void value.then(resolve)));
      let hold = false;
      const ticket = () => Promise.resolve({ payPassTicket: 'pp' });
      const { order } = createPlainOrder({
        handlers: {
          transfer: { transferTo: (request) => (hold ? held(server.transfer.transferTo(request)) : server.transfer.transferTo(request)) },
          user: { checkTransPass: () => (hold ? held(ticket()) : ticket()) },
        },
      });
      if (asked === 'ticket') await reachPassword(order);
      hold = true;
      const asking = asked === 'ticket' ? order.authorise(PASSWORD) : order.confirm(PLAIN);
      await settle();
      order.leave();
      answer();
      await asking;
      expect(order).toMatchObject({ state: 'draft', confirming: false });
      expect(server.asked).toEqual([]);
    });

    it('takes no late answer for the answer to a later question', async () => {
      const answers: ((preview: { nickMasked: string; userNoMasked: string; fee: string; arriveBy: number; warnings: [] }) => void)[] = [];
      const { order } = createPlainOrder({ handlers: { transfer: { transferTo: () => new Promise((resolve) => answers.push(resolve)) } } });
      const first = order.confirm(PLAIN);
      order.leave();
      const second = order.confirm({ ...PLAIN, amount: '7' });
      for (const [fee, answer] of answers.entries())
        answer({ nickMasked: '', userNoMasked: '', fee: String(fee), arriveBy: 0, warnings: [] });
      await Promise.all([first, second]);
      expect(order).toMatchObject({ state: 'password', confirmed: { amount: '7' }, preview: { fee: '1' } });
    });

    it('settles an order that has left without anybody, and shows how it ended once', async () => {
      const { order, server, device, begun } = createPlainOrder();
      server.weather = ['answerLost'];
      order.enter('a');
      await reachPassword(order);
      await order.authorise(PASSWORD);
      order.leave();
      order.enter('b');
      expect(order.state).toBe('checking');
      order.leave();
      await device.clock.advance(1_000);
      order.enter('c');
      expect(order).toMatchObject({ state: 'done', receipt: { billNo: 'bill-1' }, waiting: false });
      order.leave();
      expect(begun).toEqual([null]);
      order.enter('d');
      expect(order.state).toBe('draft');
      expect(begun).toEqual([null, null]);
      expect(server.executed).toHaveLength(1);
    });

    it('tells that nobody watches an order that was left without an answer, until the person is back', async () => {
      const { order, server, device } = createPlainOrder();
      server.weather = ['answerLost', 'running'];
      order.enter('a');
      await reachPassword(order);
      const authorised = order.authorise(PASSWORD);
      await settle();
      expect(order.unwatched).toBe(false);
      order.leave();
      await authorised;
      expect(order).toMatchObject({ state: 'checking', unwatched: true, resumed: false });
      order.enter('a');
      expect(order.unwatched).toBe(false);
      order.leave();
      await device.clock.advance(3_000);
      expect(order).toMatchObject({ state: 'done', unwatched: true });
      order.enter('a');
      order.leave();
      expect(order).toMatchObject({ state: 'done', unwatched: false });
    });

    it.each([
    ['1042', { verifyTypes: [1] }],
    ['1049', {}],
  ])('asks who has left for nothing more, and begins the next visit with what that brings (%s)', async (code, body) => {
    const { order, server, begun } = createPlainOrder();
    server.refuseWith = { code, body };
    order.enter('a', 'first');
    await reachPassword(order);
    const sent = order.authorise(PASSWORD);
    while (order.state !== 'sending') await Promise.resolve();
    order.leave();
    await sent;
    await settle();
    expect(order).toMatchObject({ state: 'refused', unwatched: true });
    order.enter('b', 'second');
    expect(order.waiting).toBe(true);
    order.amend();
    expect(begun).toEqual(['first', 'second']);
    expect(order.state).toBe('draft');
  });

  it.each(['done', 'refused'] as const)('keeps what a visit brings until an older order that is %s was seen', async (end) => {
      const { order, server, device, begun } = createPlainOrder();
      server.weather = ['running'];
      order.enter('a', 'first');
      await reachPassword(order);
      await order.authorise(PASSWORD);
      expect(order.waiting).toBe(false);
      order.leave();
      if (end === 'refused') server.refuseWith = { code: 'EXCEED_LIMIT' };
      order.enter('b', 'second');
      expect(order).toMatchObject({ state: 'checking', waiting: true });
      await device.clock.advance(1_000);
      expect(order).toMatchObject({ state: end, waiting: true });
      if (end === 'done') await order.restart();
      else order.amend();
      expect(order).toMatchObject({ state: 'draft', waiting: false, problem: null });
      expect(begun).toEqual(['first', 'second']);
    });

    it('knows after a reload that what the visit brings is done with the order, and what another brings is not', async () => {
      const device = createFakeDeps();
      const server = new FakeTransferServer();
      server.weather = ['answerLost'];
      const before = createPlainOrder({ server, device });
      before.order.enter('a', 'first');
      await reachPassword(before.order);
      await before.order.authorise(PASSWORD);
      before.order.dispose();

      const { order, begun } = createPlainOrder({ server, device });
      order.enter('a', 'first');
      await settle();
      expect(order).toMatchObject({ state: 'done', resumed: true, waiting: false });
      order.enter('a', 'second');
      expect(order.waiting).toBe(true);
      await order.restart();
      expect(begun).toEqual(['first', 'second']);
    });
  });
});
