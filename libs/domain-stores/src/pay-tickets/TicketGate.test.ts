import { expect, it, vi } from 'vitest';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { settle } from '../testing/FakeClock.ts';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { TicketGate } from './TicketGate.ts';

const PURPOSE = { scene: 'bankAccount', confirmed: { payMethodId: 1, account: '6214830000000002' } } as const;

function setUp(faults: Error[] = []) {
  const { api, named } = createFakeApi({
    user: {
      checkTransPass: async () => {
        const fault = faults.shift();
        if (fault) throw fault;
        return { payPassTicket: 'pp_1' };
      },
    },
  });
  return { gate: new TicketGate({ api }), named };
}

it('makes the call with a ticket for what the person confirmed', async () => {
  const { gate, named } = setUp();
  const passed = gate.pass(PURPOSE, (ticket) => Promise.resolve(`with ${ticket}`));
  expect(gate.state).toBe('password');
  await gate.authorise('280619');
  expect(await passed).toBe('with pp_1');
  expect(named('user.checkTransPass')).toEqual([{ password: '280619', ...PURPOSE }]);
  expect(gate.state).toBe('closed');
});

it('asks again after a wrong password', async () => {
  const { gate } = setUp([new FakeRefusal('1049', { remainTimes: 4 })]);
  const passed = gate.pass(PURPOSE, (ticket) => Promise.resolve(ticket));
  await gate.authorise('111999');
  expect(gate).toMatchObject({ state: 'password', problem: { code: '1049', remainTimes: 4 } });
  await gate.authorise('280619');
  expect(await passed).toBe('pp_1');
});

it('makes no call for a person who gives up', async () => {
  const { gate } = setUp();
  const call = vi.fn(() => Promise.resolve(1));
  const passed = gate.pass(PURPOSE, call);
  gate.cancel();
  expect(await passed).toBeNull();
  expect(call).not.toHaveBeenCalled();
});

it('hands on what the call is refused with, and can be used again', async () => {
  const { gate } = setUp();
  const passed = gate.pass(PURPOSE, () => Promise.reject(new FakeRefusal('ALREADY_EXISTS')));
  const [told] = await Promise.allSettled([passed, gate.authorise('280619')]);
  expect(told).toMatchObject({ status: 'rejected', reason: { code: 'ALREADY_EXISTS' } });
  expect(gate.state).toBe('closed');
});

it('cannot be left while the server decides', async () => {
  const { gate } = setUp();
  let finish: (done: boolean) => void = () => undefined;
  const passed = gate.pass(PURPOSE, () => new Promise<boolean>((resolve) => (finish = resolve)));
  await gate.authorise('280619');
  await settle();
  gate.cancel();
  expect(gate.state).toBe('sending');
  finish(true);
  expect(await passed).toBe(true);
});

it('asks one question at a time', async () => {
  const { gate } = setUp();
  const first = gate.pass(PURPOSE, (ticket) => Promise.resolve(ticket));
  expect(await gate.pass(PURPOSE, (ticket) => Promise.resolve(ticket))).toBeNull();
  gate.cancel();
  expect(await first).toBeNull();
});

it('takes a ticket that the person got without the password, and the password where there is none', async () => {
  const { gate, named } = setUp();
  const verify = () => Promise.resolve(true);
  const first = gate.pass(PURPOSE, (ticket) => Promise.resolve(ticket));
  await gate.authoriseBy({ verify, getTicket: () => Promise.resolve(null) });
  expect(gate).toMatchObject({ state: 'password', problem: null });
  await gate.authoriseBy({ verify, getTicket: ({ scene }) => Promise.resolve(`by touch for ${scene}`) });
  expect(await first).toBe('by touch for bankAccount');
  expect(named('user.checkTransPass')).toEqual([]);
});

it('passes nothing else for a match that comes late', async () => {
  const { gate } = setUp();
  let match: (matched: boolean) => void = () => undefined;
  const first = gate.pass(PURPOSE, (ticket) => Promise.resolve(ticket));
  const getTicket = vi.fn(() => Promise.resolve('pp_late'));
  const touched = gate.authoriseBy({ verify: () => new Promise((resolve) => (match = resolve)), getTicket });
  gate.cancel();
  expect(await first).toBeNull();
  const second = gate.pass(PURPOSE, (ticket) => Promise.resolve(ticket));
  match(true);
  await touched;
  expect(getTicket).not.toHaveBeenCalled();
  gate.cancel();
  expect(await second).toBeNull();
});
