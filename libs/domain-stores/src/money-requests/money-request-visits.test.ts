import { describe, expect, it } from 'vitest';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { settle } from '../testing/FakeClock.ts';
import { FakeTransferServer } from '../testing/FakeTransferServer.ts';
import { createPlainRequest, PASSWORD, PLAIN, reachPassword } from '../testing/plain-request.ts';

describe('visits to the screen of a request', () => {
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
        transfer: {
          transferTo: (request) =>
            hold ? held(server.transfer.transferTo(request)) : server.transfer.transferTo(request),
        },
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
    const answers: ((preview: {
      nickMasked: string;
      userNoMasked: string;
      fee: string;
      arriveBy: number;
      warnings: [];
    }) => void)[] = [];
    const { request } = createPlainRequest({
      handlers: { transfer: { transferTo: () => new Promise((resolve) => answers.push(resolve)) } },
    });
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

  it.each(['done', 'refused'] as const)(
    'keeps what a visit brings until an older request that is %s was seen',
    async (end) => {
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
    },
  );

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
