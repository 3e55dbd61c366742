import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { USER_INFO_EXAMPLE, type Contact, type UserInfo } from '@ezwallet/api-client/contract';
import { createFakeApi, FakeRefusal, FakeTransferServer, MemoryStore } from '@ezwallet/domain-stores/testing';
import { writeTransferCode } from '@ezwallet/validators';
import { createFakeWorld } from '../../../../testing/createFakeWorld.ts';
import { renderRoute } from '../../../../testing/renderRoute.tsx';
import { confirmAmount, nameReceiver, typePassword } from '../../../../testing/transferSteps.ts';

type Handlers = NonNullable<Parameters<typeof createFakeApi>[0]>;

async function open(
  user: Partial<UserInfo> = {},
  handlers: Handlers = {},
  journalStore = new MemoryStore(),
  path = '/transfer',
) {
  const server = new FakeTransferServer();
  const fake = createFakeApi({
    transfer: server.transfer,
    ...handlers,
    user: { getUserInfo: () => Promise.resolve({ ...USER_INFO_EXAMPLE, ...user }), ...handlers.user },
  });
  const world = createFakeWorld({ api: fake.api, journalStore });
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  return { ...(await renderRoute(world, path)), server, world, named: fake.named };
}

describe('TransferPage', () => {
  it('sends the typed amount to the named person, and links to the bill', async () => {
    const { router, named } = await open({ antiPhishingCode: 'Blue-Kite' });
    await nameReceiver();
    await screen.findByText('W•••');
    const sheet = await confirmAmount();
    expect(sheet.textContent).toContain('Blue-Kite');
    expect(sheet.textContent).toContain('You have not sent money to this person before.');
    await typePassword();
    expect(await screen.findByRole('button', { name: 'Copy Bill number' })).toBeDefined();
    await userEvent.click(await screen.findByRole('button', { name: 'View bill' }));
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe('/order/detail?billNo=bill-1'),
    );
    expect(named('transfer.transferTo').at(-1)).toMatchObject({ to: '9XM3QA', amount: '20.5', currency: 'USDT' });
  });

  it('names a receiver without a nickname by the number, once', async () => {
    const unnamed = { nickMasked: '9X•••QA', userNoMasked: '9X•••QA', fee: '0', arriveBy: 1, warnings: [] };
    await open({}, { transfer: { transferTo: () => Promise.resolve(unnamed) } });
    await nameReceiver();
    const sheet = await confirmAmount();
    expect(sheet.textContent.match(/9X•••QA/g)).toHaveLength(1);
  });

  it('sends to a contact without typing', async () => {
    const person: Contact = {
      addressId: 'a',
      toType: 1,
      to: '9XM3QA',
      nickMasked: 'W•••',
      name: 'Wong',
      remark: '',
      createdAt: 1,
    };
    const { named } = await open({}, { address: { list: () => Promise.resolve([person]) } });
    const contacts = await screen.findByRole('region', { name: 'Contacts' });
    await userEvent.click(within(contacts).getByText('Wong'));
    await confirmAmount();
    expect(named('transfer.transferTo')).toMatchObject([{ to: '9XM3QA' }, { to: '9XM3QA', amount: '20.5' }]);
  });

  it('fills in the values of a transfer code', async () => {
    const code = writeTransferCode({ to: { kind: 'user', userNumber: '9XM3QA' }, currency: 'USDT', amount: '12.5' });
    await open({}, {}, undefined, `/transfer?ads=${code}`);
    const entry = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount, USDT' });
    expect(entry.value).toBe('12.5');
    expect(screen.getByText('W•••')).toBeDefined();
  });

  it('continues to a withdrawal with the code of an address', async () => {
    const to = {
      kind: 'address',
      network: 'TRC20',
      address: 'TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cv',
      checksumHolds: true,
    } as const;
    const code = writeTransferCode({ to, currency: 'USDT' });
    const { router } = await open({}, {}, undefined, `/transfer?ads=${code}`);
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe(`/withdrawal?ads=${code}`),
    );
  });

  it('reports an unreadable code, and goes back', async () => {
    const { router } = await open({}, {}, undefined, '/transfer?ads=T1NONSENSE');
    await screen.findByText('Invalid QR code');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('asks for further proof where the server requires it, then for the password again', async () => {
    const { server, named } = await open();
    server.refuseWith = { code: '1042', body: { verifyTypes: [9] } };
    await nameReceiver();
    await confirmAmount();
    await typePassword();
    await userEvent.type(await screen.findByLabelText('Login password'), 'correct horse 7');
    server.refuseWith = null;
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await typePassword();
    await screen.findByText('The money has arrived.');
    expect(named('transfer.transferTo').at(-1)).toMatchObject({ codes: [{ type: 9, code: 'correct horse 7' }] });
  });

  it('shows what is wrong with a user number without a call', async () => {
    const { named } = await open();
    await nameReceiver('ab');
    await screen.findByText('A user number has 5 to 7 letters or digits.');
    await userEvent.type(screen.getByRole('textbox', { name: 'User number' }), 'c');
    expect(screen.queryByText('A user number has 5 to 7 letters or digits.')).toBeNull();
    expect(named('transfer.transferTo')).toEqual([]);
  });

  it('does not continue with more than the balance', async () => {
    const { named } = await open();
    await nameReceiver();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Amount, USDT' }), '6420.19');
    await screen.findByText('Your balance is too low.');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await userEvent.click(screen.getByRole('button', { name: 'Max' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount, USDT' }).value).toBe('6420.18');
    expect(screen.queryByText('Your balance is too low.')).toBeNull();
    expect(named('transfer.transferTo')).toHaveLength(1);
  });

  it('types with the keypad on the page, on a touch screen', async () => {
    const touchScreen = Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
    const device = vi.spyOn(window, 'matchMedia').mockReturnValue(touchScreen);
    await open();
    await nameReceiver();
    for (const key of ['7', 'Decimal point', '5', '0', 'Delete']) {
      await userEvent.click(await screen.findByRole('button', { name: key }));
    }
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount, USDT' }).value).toBe('7.5');
    device.mockRestore();
  });

  it('has no keypad on the page beside a keyboard', async () => {
    await open();
    await nameReceiver();
    await screen.findByRole('textbox', { name: 'Amount, USDT' });
    expect(screen.queryByRole('button', { name: '7' })).toBeNull();
  });

  it('carries a note to the recipient', async () => {
    const { named } = await open();
    await nameReceiver();
    await userEvent.click(await screen.findByRole('button', { name: /Add a note/ }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Note to the recipient/ }), 'Lunch{Enter}');
    await screen.findByText('Lunch');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await confirmAmount();
    await typePassword();
    await screen.findByText('The money has arrived.');
    expect(named('transfer.transferTo').at(-1)).toMatchObject({ remark: 'Lunch' });
  });

  it('shows the attempts left after a wrong password, and accepts a new one', async () => {
    const refusals = [new FakeRefusal('1049', { remainTimes: 4 })];
    const checkTransPass = () => {
      const refusal = refusals.shift();
      return refusal ? Promise.reject(refusal) : Promise.resolve({ payPassTicket: 'pp_8Fq2' });
    };
    const { server } = await open({}, { user: { checkTransPass } });
    await nameReceiver();
    await confirmAmount();
    await typePassword();
    await screen.findByText('Incorrect payment password. 4 attempts left.');
    expect(server.asked).toEqual([]);
    await typePassword();
    await screen.findByText('The money has arrived.');
  });

  it('checks the status of a transfer without an answer, and never calls it failed', async () => {
    const { server, world } = await open();
    server.weather = ['answerLost'];
    await nameReceiver();
    await confirmAmount();
    await typePassword();
    await screen.findByText('Checking the status');
    expect(screen.queryByText(/not sent|failed/i)).toBeNull();
    await world.deps.clock.advance(1_000);
    await screen.findByText('The money has arrived.');
    expect(new Set(server.asked).size).toBe(1);
    expect(server.executed).toHaveLength(1);
  });

  it.each([
    ['done', 'Sent −20.50 USDT'],
    ['refused', 'Not sent'],
  ] as const)(
    'keeps the values of a code until the person has seen that an earlier transfer is %s',
    async (end, heading) => {
      const code = writeTransferCode({ to: { kind: 'user', userNumber: '8WX2YZ' }, currency: 'USDT', amount: '7' });
      const { router, server, world, named } = await open();
      server.weather = ['running'];
      await nameReceiver();
      await confirmAmount();
      await typePassword();
      await userEvent.click(await screen.findByRole('button', { name: 'Back to home' }));
      await waitFor(() => expect(router.state.location.pathname).toBe('/'));
      if (end === 'refused') server.refuseWith = { code: 'EXCEED_LIMIT' };
      await act(() => world.deps.clock.advance(1_000));
      await router.navigate(`/transfer?ads=${code}`);
      await screen.findByRole('heading', { name: heading });
      expect(screen.queryByRole('button', { name: /^(Done|Change amount)$/ })).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Continue to next transfer' }));
      const entry = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount, USDT' });
      expect(entry.value).toBe('7');
      expect(named('transfer.transferTo').at(-1)).toMatchObject({ to: '8WX2YZ', preview: true });
    },
  );

  it('loses nothing when the server refuses', async () => {
    const { server } = await open();
    server.refuseWith = { code: 'EXCEED_LIMIT' };
    await nameReceiver();
    await confirmAmount();
    await typePassword();
    await screen.findByText(/over your daily payment limit/);
    await userEvent.click(screen.getByRole('button', { name: 'Change amount' }));
    const entry = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount, USDT' });
    expect(entry.value).toBe('20.5');
    expect(screen.getByText('W•••')).toBeDefined();
  });

  it('resumes a transfer that an earlier visit left without an answer', async () => {
    const pending = {
      reqNo: '00000000-0000-4000-8000-00000000000a',
      payPassTicket: 'pp_1',
      visit: '',
      userId: USER_INFO_EXAMPLE.userId,
      payee: { userNo: '9XM3QA', nickMasked: 'W•••', userNoMasked: '88•••46' },
      currency: 'USDT',
      amount: '20.5',
      remark: '',
      startedAt: 1_790_000_000_000,
    };
    const { server } = await open({}, {}, new MemoryStore({ pendingTransfers: [pending] }));
    await screen.findByText('Your earlier transfer has arrived.');
    expect(server.executed).toEqual([pending.reqNo]);
  });

  it('leads a person without a payment password to setting one, and back to what they typed', async () => {
    const { router } = await open({ hasTranPass: false });
    await nameReceiver();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Amount, USDT' }), '20.5');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Set password' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/paymentpass'));
    await router.navigate(-1);
    const entry = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount, USDT' });
    expect(entry.value).toBe('20.5');
  });

  it('opens no confirmation for a person who left while it was loading', async () => {
    const server = new FakeTransferServer();
    let answer = () => {};
    const transferTo: typeof server.transfer.transferTo = (request) =>
      request.amount === '20.5'
        ? new Promise((resolve) => (answer = () => void server.transfer.transferTo(request).then(resolve)))
        : server.transfer.transferTo(request);
    const { router, world } = await open({}, { transfer: { transferTo } });
    await nameReceiver();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Amount, USDT' }), '20.5');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(world.scope.current?.transfer.state).toBe('previewing'));
    await router.navigate('/about');
    await waitFor(() => expect(router.state.location.pathname).toBe('/about'));
    await act(async () => answer());
    await router.navigate(-1);
    const entry = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount, USDT' });
    expect(entry.value).toBe('20.5');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('starts over when it is opened again', async () => {
    const { router } = await open();
    await nameReceiver();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Amount, USDT' }), '20.5');
    await router.navigate('/about');
    await waitFor(() => expect(router.state.location.pathname).toBe('/about'));
    await router.navigate('/transfer');
    await screen.findByRole('textbox', { name: 'User number' });
    await nameReceiver();
    const entry = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount, USDT' });
    expect(entry.value).toBe('');
  });

  it('sends nothing that the device cannot store, and says so', async () => {
    const journalStore = new MemoryStore();
    const { server } = await open({}, {}, journalStore);
    await nameReceiver();
    const sheet = await confirmAmount();
    const { write } = journalStore;
    journalStore.write = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    await typePassword();
    await screen.findByText(/out of storage, so nothing was sent/);
    expect(server.asked).toEqual([]);
    expect(sheet.textContent).toContain('20.50');
    journalStore.write = write;
    await typePassword();
    await screen.findByText('The money has arrived.');
  });

  it('looks up nobody while the minimum amount is unknown', async () => {
    const recharge = { queryCurrencyList: () => Promise.reject(new Error('network')) };
    const { named } = await open({}, { recharge });
    await nameReceiver();
    await screen.findByText('We could not reach the server. Nothing was sent.');
    expect(named('transfer.transferTo')).toEqual([]);
  });

  it('closes the confirmation when the person forgot the password', async () => {
    const { router, world } = await open();
    await nameReceiver();
    await confirmAmount();
    await userEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
    await waitFor(() => expect(router.state.location.search).toBe('?type=reset'));
    expect(world.scope.current?.transfer.state).toBe('amount');
  });

  it.each([
    [0, /disabled for your account/],
    [3, /disabled for 24 hours/],
  ] as const)('explains flag %i to the person, and goes home', async (transferFlag, words) => {
    const { router } = await open({ transferFlag });
    await screen.findByText(words);
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Back to home' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});
