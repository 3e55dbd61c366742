import { describe, expect, it } from 'vitest';
import { USER_INFO_EXAMPLE } from '@ezwallet/api-client/contract';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { FakeTransferServer } from '../testing/FakeTransferServer.ts';
import { createPlainRequest, PASSWORD, PENDING, PLAIN, reachPassword } from '../testing/plain-request.ts';

describe('MoneyRequest', () => {
  it('sends what was confirmed and shows the receipt', async () => {
    const { request, device, moved, named } = createPlainRequest();
    await reachPassword(request);
    expect(request).toMatchObject({
      state: 'password',
      confirming: true,
      underWay: false,
      confirmed: PLAIN,
      preview: { fee: '0' },
    });
    await request.authorise(PASSWORD);
    expect(request).toMatchObject({
      state: 'done',
      underWay: true,
      receipt: { billNo: 'bill-1' },
      pending: PLAIN,
      resumed: false,
    });
    expect(named('user.checkTransPass')).toEqual([
      { password: PASSWORD, scene: 'transfer', confirmed: { toType: 1, ...PLAIN, fee: '0' } },
    ]);
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
    const now = device.clock.now();
    const stamp = { payPassTicket: 'pp_8Fq2', userId, visit: '["a",null]', startedAt: now, sentAt: now };
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
    request.prove([
      { type: 1, code: '111111' },
      { type: 4, code: PASSWORD },
    ]);
    server.refuseWith = { code: 'EXPIRED', body: { remainTimes: 4 } };
    await request.authorise(PASSWORD);
    expect(request).toMatchObject({
      state: 'proving',
      wantedProofs: [1, 4],
      problem: { code: 'EXPIRED', remainTimes: 4 },
    });
    const codes = [
      { type: 1 as const, code: '482913' },
      { type: 4 as const, code: PASSWORD },
    ];
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
    expect(request).toMatchObject({
      state: 'draft',
      confirmed: null,
      preview: null,
      pending: null,
      receipt: null,
      resumed: false,
    });
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
});
