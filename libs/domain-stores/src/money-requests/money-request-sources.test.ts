import { expect, it, vi } from 'vitest';
import type { PayPurpose } from '@ezwallet/api-client/contract';
import { createPlainRequest, PASSWORD, PLAIN, reachPassword } from '../testing/plain-request.ts';

/** A sensor that answers when a test says so, and a server that gives this ticket. */
function createSource(ticket: string | null | Error = 'pp_touch') {
  const asked: ((matched: boolean) => void)[] = [];
  const purposes: PayPurpose[] = [];
  return {
    verify: () => new Promise<boolean>((resolve) => asked.push(resolve)),
    getTicket: async (purpose: PayPurpose) => {
      purposes.push(purpose);
      if (ticket instanceof Error) throw ticket;
      return ticket;
    },
    answer: (matched: boolean) => asked.shift()?.(matched),
    purposes,
  };
}

async function open(ticket?: string | null | Error) {
  const opened = createPlainRequest();
  await reachPassword(opened.request);
  const source = createSource(ticket);
  return { ...opened, source, touched: opened.request.authoriseBy(source) };
}

it('sends what was confirmed after a match, with a ticket for exactly that', async () => {
  const { request, source, touched, named } = await open();
  expect(request.state).toBe('password');
  source.answer(true);
  await touched;
  expect(request.state).toBe('done');
  expect(source.purposes).toEqual([{ scene: 'transfer', confirmed: { toType: 1, ...PLAIN, fee: '0' } }]);
  expect(named('transfer.transferTo')).toMatchObject([{ preview: true }, { payPassTicket: 'pp_touch' }]);
  expect(named('user.checkTransPass')).toEqual([]);
});

it('says nothing when the person is not recognised, and takes the password', async () => {
  const { request, source, touched, server, device } = await open();
  source.answer(false);
  await touched;
  expect(request).toMatchObject({ state: 'password', problem: null });
  expect(source.purposes).toEqual([]);
  expect(device.played).toEqual([]);
  await request.authorise(PASSWORD);
  expect(request.state).toBe('done');
  expect(server.executed).toHaveLength(1);
});

it('says nothing when the server refuses, and takes the password', async () => {
  const { request, source, touched, server, device } = await open(null);
  source.answer(true);
  await touched;
  expect(request).toMatchObject({ state: 'password', problem: null, confirmed: PLAIN });
  expect(server.asked).toEqual([]);
  expect(device.played).toEqual([]);
  await request.authorise(PASSWORD);
  expect(request.state).toBe('done');
});

it('says that nothing was sent when the server does not answer', async () => {
  const { request, source, touched, server } = await open(new Error('offline'));
  source.answer(true);
  await touched;
  expect(request).toMatchObject({ state: 'password', problem: { code: 'OFFLINE' } });
  expect(server.asked).toEqual([]);
});

it('lets the person type while the sensor waits, and sends once', async () => {
  const { request, source, touched, server } = await open();
  await request.authorise(PASSWORD);
  source.answer(true);
  await touched;
  expect(request.state).toBe('done');
  expect(server.executed).toHaveLength(1);
  expect(source.purposes).toEqual([]);
});

it.each(['cancel', 'leave', 'dispose'] as const)('sends nothing for a match that comes after a %s', async (end) => {
  const { request, source, touched, server } = await open();
  request[end]();
  if (end === 'dispose') request.cancel();
  source.answer(true);
  await touched;
  expect(request.state).toBe('draft');
  expect(server.asked).toEqual([]);
});

it('never sends another confirmation than the one that the person saw', async () => {
  const { request, source, touched, server } = await open();
  request.cancel();
  await request.confirm({ ...PLAIN, amount: '9999' });
  source.answer(true);
  await touched;
  expect(request).toMatchObject({ state: 'password', confirmed: { amount: '9999' } });
  expect(server.asked).toEqual([]);
});

it('asks nobody before something is under confirmation', async () => {
  const { request } = createPlainRequest();
  const verify = vi.fn(() => Promise.resolve(true));
  await request.authoriseBy({ verify, getTicket: () => Promise.resolve('pp_1') });
  expect(verify).not.toHaveBeenCalled();
});
