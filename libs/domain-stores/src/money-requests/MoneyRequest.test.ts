import { describe, expect, it } from 'vitest';
import { USER_INFO_EXAMPLE } from '@ezwallet/api-client/contract';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { settle } from '../testing/FakeClock.ts';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { FakeTransferServer } from '../testing/FakeTransferServer.ts';
import { createPlainRequest, PASSWORD, PENDING, PLAIN, reachPassword } from '../testing/plain-request.ts';

describe('MoneyRequest', () => {
  it('sends what was confirmed and shows the receipt', async () => {
    const { request, device, moved, named } = createPlainRequest();
    await reachPassword(request);
    expect(request).toMatchObject({ state: 'password', confirming: true, underWay: false, confirmed: PLAIN, preview: { fee: '0' } });
    await request.authorise(PASSWORD);
    expect(request).toMatchObject({ state: 'done', underWay: true, receipt: { billNo: 'bill-1' }, pending: PLAIN, resumed: false });
    expect(named('user.checkTransPass')).toEqual([{ password: PASSWORD, scene: 'transfer' }]);
    expect(named('transfer.transferTo')).toEqual([
      { toType: 1, ...PLAIN, preview: true },
      { toType: 1, ...PLAIN, payPassTicket: 'pp_8Fq2', reqNo: '00000000-0000-4000-8000-000000000001' },
    ]);
    expect(moved).toHaveLength(1);
    expect(device.played).toEqual(['success']);
    expect(device.journalStore.parts.has(PENDING)).toBe(false);
  });

  it('stores the request before it is sent', async () => {
    const device = createFakeDeps();
    const server = new FakeTransferServer();
    const kept: unknown[] = [];
    const transferTo: typeof server.transfer.transferTo = (request) => {
      if ('reqNo' in request) kept.push(structuredClone(device.journalStore.parts.get(PENDING)));
      return server.transfer.transferTo(request);
    };
    const { request } = createPlainRequest({ handlers: { transfer: { transferTo } }, device });
    request.enter('a');
    await reachPassword(request);
    expect(device.journalStore.parts.has(PENDING)).toBe(false);
    await request.authorise(PASSWORD);
    const { userId } = USER_INFO_EXAMPLE;
    const stamp = { payPassTicket: 'pp_8Fq2', userId, visit: '["a",null]', startedAt: device.clock.now() };
    expect(kept).toEqual([[{ ...PLAIN, ...stamp, reqNo: '00000000-0000-4000-8000-000000000001' }]]);
  });

  it('does not send when the device cannot store it', async () => {
    const device = createFakeDeps();
    const { write } = device.journalStore;
    device.journalStore.write = () => Promise.reject(new Error('disk full'));
    const { request, server } = createPlainRequest({ device });
    await reachPassword(request);
    await request.authorise(PASSWORD);
    expect(request).toMatchObject({ state: 'password', problem: { code: 'UNWRITTEN' }, confirmed: PLAIN });
    expect(server.asked).toEqual([]);
    device.journalStore.write = write;
    await request.authorise(PASSWORD);
    expect(request.state).toBe('done');
    expect(server.executed).toHaveLength(1);
  });

  it('neither sends nor stores anything once its session has ended', async () => {
    let giveTicket = (_ticket: { payPassTicket: string }): void => {};
    const checkTransPass = () => new Promise<{ payPassTicket: string }>((resolve) => (giveTicket = resolve));
    const { request, server, device } = createPlainRequest({ handlers: { user: { checkTransPass } } });
    await reachPassword(request);
    const authorised = request.authorise(PASSWORD);
    request.dispose();
    giveTicket({ payPassTicket: 'late' });
    await authorised;
    expect(server.asked).toEqual([]);
    expect(device.journalStore.parts.has(PENDING)).toBe(false);
  });

  it.each(['dispose', 'leave'] as const)('removes what it was storing at a %s', async (ending) => {
    const { request, server, device } = createPlainRequest();
    const { write } = device.journalStore;
    device.journalStore.write = (part, value) => {
      request[ending]();
      return write.call(device.journalStore, part, value);
    };
    await reachPassword(request);
    await request.authorise(PASSWORD);
    expect(server.asked).toEqual([]);
    expect(device.journalStore.parts.has(PENDING)).toBe(false);
  });

  it('goes back to the draft when the server refuses the preview, with its reason until something changes', async () => {
    const { request, server } = createPlainRequest();
    server.refusePreviewWith = { code: 'BALANCE_NOT_ENOUGH' };
    await reachPassword(request);
    expect(request).toMatchObject({ state: 'draft', problem: { code: 'BALANCE_NOT_ENOUGH' } });
    request.forgetProblem();
    expect(request.problem).toBeNull();
  });

  it('shows the tries left after a wrong password, and the lock', async () => {
    const bodies = [{ remainTimes: 4 }, { remainTimes: 0, lockedUntil: 1_790_007_200_000 }];
    const checkTransPass = () => Promise.reject(new FakeRefusal('1049', bodies.shift()));
    const { request, device, server } = createPlainRequest({ handlers: { user: { checkTransPass } } });
    await reachPassword(request);
    await request.authorise('111111');
    expect(request).toMatchObject({ state: 'password', problem: { code: '1049', remainTimes: 4 } });
    await request.authorise('222222');
    expect(request.problem).toEqual({ code: '1049', remainTimes: 0, lockedUntil: 1_790_007_200_000 });
    expect(device.played).toEqual(['warning', 'warning']);
    expect(server.asked).toEqual([]);
  });

  it('asks for the password again, under a new number, when the ticket is no longer good', async () => {
    const { request, server } = createPlainRequest();
    server.refuseWith = { code: '1049' };
    await reachPassword(request);
    await request.authorise(PASSWORD);
    expect(request.state).toBe('password');
    server.refuseWith = null;
    await request.authorise(PASSWORD);
    expect(request.state).toBe('done');
    expect(new Set(server.asked).size).toBe(2);
    expect(server.executed).toHaveLength(1);
  });

  it('asks for the proofs that the server wants, then for the password again, under a new number', async () => {
    const { request, server, named } = createPlainRequest();
    server.refuseWith = { code: '1042', body: { verifyTypes: [1, 4] } };
    await reachPassword(request);
    await request.authorise(PASSWORD);
    expect(request).toMatchObject({ state: 'proving', wantedProofs: [1, 4], confirming: false, underWay: false });
    request.prove([{ type: 1, code: '111111' }, { type: 4, code: PASSWORD }]);
    server.refuseWith = { code: 'EXPIRED', body: { remainTimes: 4 } };
    await request.authorise(PASSWORD);
    expect(request).toMatchObject({ state: 'proving', wantedProofs: [1, 4], problem: { code: 'EXPIRED', remainTimes: 4 } });
    const codes = [{ type: 1 as const, code: '482913' }, { type: 4 as const, code: PASSWORD }];
    request.prove(codes);
    server.refuseWith = null;
    await request.authorise(PASSWORD);
    expect(request.state).toBe('done');
    expect(named('transfer.transferTo').at(-1)).toMatchObject({ codes });
    expect(new Set(server.asked).size).toBe(3);
    expect(server.executed).toHaveLength(1);
  });

  it('goes back to the draft from the proofs, which do not outlive the confirmation', async () => {
    const { request, server, named } = createPlainRequest();
    server.refuseWith = { code: '1042', body: { verifyTypes: [1] } };
    await reachPassword(request);
    await request.authorise(PASSWORD);
    request.prove([{ type: 1, code: '482913' }]);
    request.cancel();
    expect(request.state).toBe('draft');
    server.refuseWith = null;
    await reachPassword(request);
    await request.authorise(PASSWORD);
    expect(request.state).toBe('done');
    expect(named('transfer.transferTo').at(-1)).not.toHaveProperty('codes');
  });

  it.each([['BALANCE_NOT_ENOUGH'], ['EXCEED_LIMIT'], ['EXPIRED']])('can be amended after %s', async (code) => {
    const { request, server, device, moved } = createPlainRequest();
    server.refuseWith = { code };
    await reachPassword(request);
    await request.authorise(PASSWORD);
    expect(request).toMatchObject({ state: 'refused', problem: { code }, pending: PLAIN });
    expect(moved).toHaveLength(1);
    expect(device.played).toEqual(['error']);
    request.amend();
    expect(request).toMatchObject({ state: 'draft', problem: null });
  });

  it('checks again with growing waits until the outcome is known', async () => {
    const { request, server, device } = createPlainRequest();
    server.weather = ['answerLost', 'requestLost', 'running'];
    await reachPassword(request);
    await request.authorise(PASSWORD);
    expect(request.state).toBe('checking');
    await device.clock.advance(999);
    expect(server.asked).toHaveLength(1);
    await device.clock.advance(1);
    expect(server.asked).toHaveLength(2);
    await device.clock.advance(2_000 + 4_000);
    expect(request.state).toBe('done');
    expect(new Set(server.asked).size).toBe(1);
    expect(server.executed).toHaveLength(1);
  });

  it('checks at once when the person does not want to wait', async () => {
    const { request, server } = createPlainRequest();
    server.weather = ['answerLost'];
    await reachPassword(request);
    await request.authorise(PASSWORD);
    await request.checkNow();
    expect(request.state).toBe('done');
  });

  it('settles after a reload what an earlier page left, and says so', async () => {
    const device = createFakeDeps();
    const server = new FakeTransferServer();
    server.weather = ['answerLost'];
    const before = createPlainRequest({ server, device });
    await reachPassword(before.request);
    await before.request.authorise(PASSWORD);
    before.request.dispose();
    await device.clock.advance(60_000);
    expect(server.asked).toHaveLength(1);

    const { request, resumed } = createPlainRequest({ server, device });
    await request.resume();
    expect(request).toMatchObject({ state: 'done', resumed: true, receipt: { billNo: 'bill-1' }, pending: PLAIN, confirmed: PLAIN });
    expect(resumed).toEqual([expect.objectContaining(PLAIN)]);
    expect(server.executed).toHaveLength(1);
    expect(device.journalStore.parts.has(PENDING)).toBe(false);
  });

  it('resumes what an earlier page left before a request that waits for the password', async () => {
    const device = createFakeDeps();
    const server = new FakeTransferServer();
    server.weather = ['answerLost'];
    const before = createPlainRequest({ server, device });
    await reachPassword(before.request);
    await before.request.authorise(PASSWORD);
    before.request.dispose();

    const { request } = createPlainRequest({ server, device });
    const { read } = device.journalStore;
    let found = () => {};
    device.journalStore.read = (part) => new Promise((resolve) => (found = () => resolve(read.call(device.journalStore, part))));
    const resumed = request.resume();
    await request.confirm({ ...PLAIN, amount: '7' });
    device.journalStore.read = read;
    found();
    await resumed;
    expect(request).toMatchObject({ state: 'done', resumed: true, confirmed: PLAIN });
    expect(server.executed).toHaveLength(1);
  });

  it.each(['6666', '7777', '1005', '10006', 'NO_LOGIN', 'TOKEN_INVALID', 'TOKEN_KICK_OUT'])(
    'does not take the end of the session (%s) as an answer to a request that may have moved the money',
    async (code) => {
      const server = new FakeTransferServer();
      server.weather = ['answerLost'];
      let ended = false;
      const transferTo: typeof server.transfer.transferTo = (request) =>
        ended ? Promise.reject(new FakeRefusal(code)) : server.transfer.transferTo(request);
      const { request, device } = createPlainRequest({ server, handlers: { transfer: { transferTo } } });
      await reachPassword(request);
      await request.authorise(PASSWORD);
      expect(server.executed).toHaveLength(1);
      ended = true;
      await request.checkNow();
      expect(request).toMatchObject({ state: 'checking', problem: null });
      expect(device.journalStore.parts.has(PENDING)).toBe(true);
      request.dispose();

      const next = createPlainRequest({ server, device, handlers: { transfer: { transferTo } } });
      await next.request.resume();
      expect(next.request.state).toBe('checking');
      ended = false;
      await next.request.checkNow();
      expect(next.request).toMatchObject({ state: 'done', receipt: { billNo: 'bill-1' } });
      expect(server.executed).toHaveLength(1);
    },
  );

  it('takes the end of the session as a refusal when no answer was lost before', async () => {
    const { request, server, device } = createPlainRequest();
    server.refuseWith = { code: '6666' };
    await reachPassword(request);
    await request.authorise(PASSWORD);
    expect(request.state).toBe('refused');
    expect(device.journalStore.parts.has(PENDING)).toBe(false);
  });

  it('forgets requests that are too old, of anybody', async () => {
    const { request, server, device } = createPlainRequest();
    const entry = { ...PLAIN, reqNo: 'r', payPassTicket: 't', visit: '', userId: 'another', startedAt: device.clock.now() };
    const old = { ...entry, reqNo: 'old', startedAt: device.clock.now() - 24 * 60 * 60_000 };
    device.journalStore.parts.set(PENDING, [old, entry]);
    await request.resume();
    expect(request.state).toBe('draft');
    expect(server.asked).toEqual([]);
    expect(device.journalStore.parts.get(PENDING)).toEqual([entry]);
  });

  it('begins another request only when none is under confirmation or under way', async () => {
    const { request, server, begun } = createPlainRequest();
    await reachPassword(request);
    await request.restart();
    expect(request.state).toBe('password');
    server.weather = ['answerLost'];
    await request.authorise(PASSWORD);
    await request.restart();
    expect(request.state).toBe('checking');
    await request.checkNow();
    expect(begun).toEqual([]);
    await request.restart();
    expect(request).toMatchObject({ state: 'draft', confirmed: null, preview: null, pending: null, receipt: null, resumed: false });
    expect(begun).toEqual([null]);
  });

  it('does not call a new request resumed after a resumed one', async () => {
    const device = createFakeDeps();
    const server = new FakeTransferServer();
    server.weather = ['requestLost'];
    const before = createPlainRequest({ server, device });
    await reachPassword(before.request);
    await before.request.authorise(PASSWORD);
    before.request.dispose();
    const { request } = createPlainRequest({ server, device });
    server.refuseWith = { code: 'EXCEED_LIMIT' };
    await request.resume();
    expect(request).toMatchObject({ state: 'refused', resumed: true, unwatched: true });
    request.amend();
    server.refuseWith = null;
    await reachPassword(request);
    await request.authorise(PASSWORD);
    expect(request).toMatchObject({ state: 'done', resumed: false, unwatched: false });
  });

  describe('visits', () => {
    it('begins a new request with a new visit, and keeps it when the person comes back', async () => {
      const { request, begun } = createPlainRequest();
      request.enter('a', 'first');
      expect(begun).toEqual(['first']);
      await reachPassword(request);
      request.leave();
      expect(request).toMatchObject({ state: 'draft', confirming: false });
      request.enter('a', 'first');
      expect(begun).toHaveLength(1);
      request.enter('b');
      expect(begun).toEqual(['first', null]);
    });

    it.each(['preview', 'ticket'] as const)('drops a %s that comes after the person has left', async (asked) => {
      const server = new FakeTransferServer();
      let answer = () => {};
      const held = <T>(value: Promise<T>) => new Promise<T>((resolve) => (answer = () => void value.then(resolve)));
      let hold = false;
      const ticket = () => Promise.resolve({ payPassTicket: 'pp' });
      const { request } = createPlainRequest({
        handlers: {
          transfer: { transferTo: (request) => (hold ? held(server.transfer.transferTo(request)) : server.transfer.transferTo(request)) },
          user: { checkTransPass: () => (hold ? held(ticket()) : ticket()) },
        },
      });
      if (asked === 'ticket') await reachPassword(request);
      hold = true;
      const asking = asked === 'ticket' ? request.authorise(PASSWORD) : request.confirm(PLAIN);
      await settle();
      request.leave();
      answer();
      await asking;
      expect(request).toMatchObject({ state: 'draft', confirming: false });
      expect(server.asked).toEqual([]);
    });

    it('ignores a late answer to an earlier question', async () => {
      const answers: ((preview: { nickMasked: string; userNoMasked: string; fee: string; arriveBy: number; warnings: [] }) => void)[] = [];
      const { request } = createPlainRequest({ handlers: { transfer: { transferTo: () => new Promise((resolve) => answers.push(resolve)) } } });
      const first = request.confirm(PLAIN);
      request.leave();
      const second = request.confirm({ ...PLAIN, amount: '7' });
      for (const [fee, answer] of answers.entries())
        answer({ nickMasked: '', userNoMasked: '', fee: String(fee), arriveBy: 0, warnings: [] });
      await Promise.all([first, second]);
      expect(request).toMatchObject({ state: 'password', confirmed: { amount: '7' }, preview: { fee: '1' } });
    });

    it('settles a sent request while nobody watches, and shows its outcome once', async () => {
      const { request, server, device, begun } = createPlainRequest();
      server.weather = ['answerLost'];
      request.enter('a');
      await reachPassword(request);
      await request.authorise(PASSWORD);
      request.leave();
      request.enter('b');
      expect(request.state).toBe('checking');
      request.leave();
      await device.clock.advance(1_000);
      request.enter('c');
      expect(request).toMatchObject({ state: 'done', receipt: { billNo: 'bill-1' }, waiting: false });
      request.leave();
      expect(begun).toEqual([null]);
      request.enter('d');
      expect(request.state).toBe('draft');
      expect(begun).toEqual([null, null]);
      expect(server.executed).toHaveLength(1);
    });

    it('marks a request as unwatched while the person is away', async () => {
      const { request, server, device } = createPlainRequest();
      server.weather = ['answerLost', 'running'];
      request.enter('a');
      await reachPassword(request);
      const authorised = request.authorise(PASSWORD);
      await settle();
      expect(request.unwatched).toBe(false);
      request.leave();
      await authorised;
      expect(request).toMatchObject({ state: 'checking', unwatched: true, resumed: false });
      request.enter('a');
      expect(request.unwatched).toBe(false);
      request.leave();
      await device.clock.advance(3_000);
      expect(request).toMatchObject({ state: 'done', unwatched: true });
      request.enter('a');
      request.leave();
      expect(request).toMatchObject({ state: 'done', unwatched: false });
    });

    it.each([
    ['1042', { verifyTypes: [1] }],
    ['1049', {}],
  ])('asks who has left for nothing more, and begins the next visit with what that brings (%s)', async (code, body) => {
    const { request, server, begun } = createPlainRequest();
    server.refuseWith = { code, body };
    request.enter('a', 'first');
    await reachPassword(request);
    const sent = request.authorise(PASSWORD);
    while (request.state !== 'sending') await Promise.resolve();
    request.leave();
    await sent;
    await settle();
    expect(request).toMatchObject({ state: 'refused', unwatched: true });
    request.enter('b', 'second');
    expect(request.waiting).toBe(true);
    request.amend();
    expect(begun).toEqual(['first', 'second']);
    expect(request.state).toBe('draft');
  });

  it.each(['done', 'refused'] as const)('keeps what a visit brings until an older request that is %s was seen', async (end) => {
      const { request, server, device, begun } = createPlainRequest();
      server.weather = ['running'];
      request.enter('a', 'first');
      await reachPassword(request);
      await request.authorise(PASSWORD);
      expect(request.waiting).toBe(false);
      request.leave();
      if (end === 'refused') server.refuseWith = { code: 'EXCEED_LIMIT' };
      request.enter('b', 'second');
      expect(request).toMatchObject({ state: 'checking', waiting: true });
      await device.clock.advance(1_000);
      expect(request).toMatchObject({ state: end, waiting: true });
      if (end === 'done') await request.restart();
      else request.amend();
      expect(request).toMatchObject({ state: 'draft', waiting: false, problem: null });
      expect(begun).toEqual(['first', 'second']);
    });

    it('knows after a reload which visit a request belongs to', async () => {
      const device = createFakeDeps();
      const server = new FakeTransferServer();
      server.weather = ['answerLost'];
      const before = createPlainRequest({ server, device });
      before.request.enter('a', 'first');
      await reachPassword(before.request);
      await before.request.authorise(PASSWORD);
      before.request.dispose();

      const { request, begun } = createPlainRequest({ server, device });
      request.enter('a', 'first');
      await settle();
      expect(request).toMatchObject({ state: 'done', resumed: true, waiting: false });
      request.enter('a', 'second');
      expect(request.waiting).toBe(true);
      await request.restart();
      expect(begun).toEqual(['first', 'second']);
    });
  });
});
