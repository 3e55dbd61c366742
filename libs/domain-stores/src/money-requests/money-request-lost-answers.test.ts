import { describe, expect, it } from 'vitest';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { FakeTransferServer } from '../testing/FakeTransferServer.ts';
import { createPlainRequest, PASSWORD, PENDING, PLAIN, reachPassword } from '../testing/plain-request.ts';

describe('a request without an answer', () => {
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
    expect(request).toMatchObject({
      state: 'done',
      resumed: true,
      receipt: { billNo: 'bill-1' },
      pending: PLAIN,
      confirmed: PLAIN,
    });
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
    device.journalStore.read = (part) =>
      new Promise((resolve) => (found = () => resolve(read.call(device.journalStore, part))));
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
    const entry = {
      ...PLAIN,
      reqNo: 'r',
      payPassTicket: 't',
      visit: '',
      userId: 'another',
      startedAt: device.clock.now(),
    };
    const old = { ...entry, reqNo: 'old', startedAt: device.clock.now() - 24 * 60 * 60_000 };
    device.journalStore.parts.set(PENDING, [old, entry]);
    await request.resume();
    expect(request.state).toBe('draft');
    expect(server.asked).toEqual([]);
    expect(device.journalStore.parts.get(PENDING)).toEqual([entry]);
  });
});
