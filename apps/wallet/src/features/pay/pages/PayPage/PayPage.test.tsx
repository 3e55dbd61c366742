import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { contract, USER_INFO_EXAMPLE, type UserInfo } from '@ezwallet/api-client/contract';
import type { PaymentTerms } from '@ezwallet/domain-stores';
import { createFakeApi, FakeRefusal, FakeTransferServer, MemoryStore } from '@ezwallet/domain-stores/testing';
import { writePaymentText } from '@ezwallet/validators';
import { createFakeWorld } from '../../../../testing/createFakeWorld.ts';
import { renderRoute } from '../../../../testing/renderRoute.tsx';
import { payPaths } from '../../../../world/paths.ts';

type Handlers = NonNullable<Parameters<typeof createFakeApi>[0]>;

const TEXT = writePaymentText(
  { kind: 'static', userNumber: '9XM3QA', currency: 'USDT', nonce: 'n0nce-_8' },
  () => new Uint8Array(8),
);
const ANY_AMOUNT: PaymentTerms = contract.common.decrypt.example.response;
const FIXED: PaymentTerms = { ...ANY_AMOUNT, type: 'amount', amount: '38.5', fixed: true, memo: 'Two books' };

interface Setting {
  readonly path?: string;
  readonly request?: PaymentTerms;
  readonly user?: Partial<UserInfo>;
  readonly handlers?: Handlers;
  readonly secureStore?: MemoryStore;
}

function prepare({ request = ANY_AMOUNT, user = {}, handlers = {}, secureStore = new MemoryStore() }: Setting) {
  const server = new FakeTransferServer();
  const fake = createFakeApi({
    transfer: server.transfer,
    ...handlers,
    common: { decrypt: () => Promise.resolve(request), ...handlers.common },
    user: { getUserInfo: () => Promise.resolve({ ...USER_INFO_EXAMPLE, ...user }), ...handlers.user },
  });
  return { server, named: fake.named, world: createFakeWorld({ api: fake.api, secureStore }) };
}

const login = { loginName: '13812345678', loginType: 1, password: 'x' } as const;

async function open(setting: Setting = {}) {
  const prepared = prepare(setting);
  await prepared.world.app.session.login(login);
  return { ...prepared, ...(await renderRoute(prepared.world, setting.path ?? payPaths.pay(TEXT))) };
}

const typePassword = async () => userEvent.type(await screen.findByLabelText('Payment password'), '280619');
const goOn = async () => userEvent.click(await screen.findByRole('button', { name: 'Continue' }));

describe('PayPage', () => {
  it('pays a typed amount to the payee of the code, and offers the receipt and the bill', async () => {
    const { router, named } = await open();
    await screen.findByText('W•••');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Amount, USDT' }), '20.5');
    await goOn();
    const sheet = await screen.findByRole('dialog', { name: 'Confirm payment' });
    expect(sheet.textContent).toContain('20.50');
    await typePassword();
    await screen.findByRole('heading', { name: /^Paid/ });
    expect(named('transfer.transferTo').at(-1)).toMatchObject({ toType: 3, to: TEXT, amount: '20.5' });
    await screen.findByRole('button', { name: 'Receipt' });
    await userEvent.click(screen.getByRole('button', { name: 'View bill' }));
    await waitFor(() => expect(router.state.location.search).toBe('?billNo=bill-1'));
  });

  it('shows a fixed amount and its reason, with nothing to type', async () => {
    const { named } = await open({ request: FIXED });
    await screen.findByText('Two books');
    expect(screen.queryByRole('textbox')).toBeNull();
    await goOn();
    const sheet = await screen.findByRole('dialog', { name: 'Confirm payment' });
    expect(sheet.textContent).toContain('Two books');
    await typePassword();
    await screen.findByRole('heading', { name: /^Paid/ });
    expect(named('transfer.transferTo').at(-1)).toMatchObject({ amount: '38.5' });
  });

  it('reports a balance that is too low', async () => {
    const { named } = await open({ request: { ...FIXED, amount: '999999' } });
    await screen.findByText('Your balance is too low.');
    await goOn();
    expect(named('transfer.transferTo')).toEqual([]);
  });

  it.each([
    ['is none', '/pay?text=hello', {}],
    ['is not ours', payPaths.pay(TEXT), { common: { decrypt: () => Promise.reject(new FakeRefusal('SIGN_INVALID')) } }],
  ] as const)('goes back with a message when the code %s', async (_what, path, handlers) => {
    const { router } = await open({ path: '/about', handlers });
    await router.navigate(path);
    expect((await screen.findAllByText('Invalid QR code')).length).toBeGreaterThan(0);
    await waitFor(() => expect(router.state.location.pathname).toBe('/about'));
  });

  it('names the payee of an expired code, and leads back', async () => {
    const { router } = await open({ path: '/about', request: { ...FIXED, expired: true } });
    await router.navigate(payPaths.pay(TEXT));
    await screen.findByText('You cannot pay W••• with this code');
    await screen.findByText('This payment code has expired. Ask for a new one.');
    await userEvent.click(screen.getAllByRole('button', { name: 'Back' }).at(-1)!);
    await waitFor(() => expect(router.state.location.pathname).toBe('/about'));
  });

  it('tries again when the server could not be reached', async () => {
    let calls = 0;
    const decrypt = () => ((calls += 1) === 1 ? Promise.reject(new Error('network')) : Promise.resolve(ANY_AMOUNT));
    await open({ handlers: { common: { decrypt } } });
    await screen.findByText('We could not reach the server. Nothing was paid.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('W•••');
  });

  it('checks the status of a payment without an answer, and never calls it failed', async () => {
    const { server, world } = await open({ request: FIXED });
    server.weather = ['answerLost'];
    await goOn();
    await screen.findByRole('dialog', { name: 'Confirm payment' });
    await typePassword();
    await screen.findByText('Checking the status');
    expect(screen.queryByText(/not paid|failed/i)).toBeNull();
    await world.deps.clock.advance(1_000);
    await screen.findByText('The money has arrived.');
    expect(server.executed).toHaveLength(1);
  });

  it('asks for further proof where the server requires it, then for the password again', async () => {
    const { server, named } = await open({ request: FIXED });
    server.refuseWith = { code: '1042', body: { verifyTypes: [9] } };
    await goOn();
    await screen.findByRole('dialog', { name: 'Confirm payment' });
    await typePassword();
    await userEvent.type(await screen.findByLabelText('Login password'), 'correct horse 7');
    expect(screen.queryByText('Not paid')).toBeNull();
    server.refuseWith = null;
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await typePassword();
    await screen.findByRole('heading', { name: /^Paid/ });
    expect(named('transfer.transferTo').at(-1)).toMatchObject({
      toType: 3,
      codes: [{ type: 9, code: 'correct horse 7' }],
    });
    expect(server.executed).toHaveLength(1);
  });

  it('pays nothing when the person cancels the proof, and keeps the amount', async () => {
    const { server } = await open();
    server.refuseWith = { code: '1042', body: { verifyTypes: [9] } };
    await userEvent.type(await screen.findByRole('textbox', { name: 'Amount, USDT' }), '20.5');
    await goOn();
    await screen.findByRole('dialog', { name: 'Confirm payment' });
    await typePassword();
    const sheet = await screen.findByRole('dialog', { name: 'Confirm it is you' });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    const entry = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount, USDT' });
    expect(entry.value).toBe('20.5');
    expect(server.executed).toEqual([]);
  });

  it('shows the attempts left after a wrong password', async () => {
    const checkTransPass = () => Promise.reject(new FakeRefusal('1049', { remainTimes: 4 }));
    const { server } = await open({ request: FIXED, handlers: { user: { checkTransPass } } });
    await goOn();
    await screen.findByRole('dialog', { name: 'Confirm payment' });
    await typePassword();
    await screen.findByText('Incorrect payment password. 4 attempts left.');
    expect(server.asked).toEqual([]);
  });

  it('leads to setting a payment password, and back', async () => {
    const { router } = await open({ request: FIXED, user: { hasTranPass: false } });
    await goOn();
    await userEvent.click(await screen.findByRole('button', { name: 'Set password' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/paymentpass'));
    await router.navigate(-1);
    await screen.findByText('Two books');
  });

  it.each([
    [0, /disabled for your account/],
    [3, /disabled for 24 hours/],
  ] as const)('explains flag %i to the person, and goes home', async (transferFlag, words) => {
    const { router } = await open({ user: { transferFlag } });
    await screen.findByText(words);
    await userEvent.click(screen.getByRole('button', { name: 'Back to home' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});

describe('entering a payment text', () => {
  it('keeps it across the login, from then on in the address', async () => {
    const { world } = prepare({ request: FIXED });
    const { router, unmount } = await renderRoute(world, payPaths.pay(TEXT));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    await world.app.session.login(login);
    const next = world.visit.afterLogin();
    expect(next).toBe('/pay');
    unmount();
    const signedIn = await renderRoute(world, next);
    await screen.findByText('Two books');
    expect(new URLSearchParams(signedIn.router.state.location.search).get('text')).toBe(TEXT);
    expect(world.visit.paymentText).toBeNull();
  });

  it('accepts a pasted link, and rejects any other text', async () => {
    const { router } = await open({ path: '/pay', request: FIXED });
    const field = await screen.findByRole('textbox', { name: 'Or paste a payment link' });
    const submit = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await submit();
    await screen.findByText('Paste a payment link first.');
    await userEvent.type(field, 'hello');
    await submit();
    await screen.findByText('We found no payment code in this text.');
    await userEvent.clear(field);
    await userEvent.type(field, `${location.origin}${payPaths.pay(TEXT)}`);
    await submit();
    await screen.findByText('Two books');
    expect(router.state.location.search).toBe(payPaths.pay(TEXT).slice('/pay'.length));
  });

  it('continues from the landing page of a code', async () => {
    const { router } = await open({ path: `/pq?text=${TEXT}`, request: FIXED });
    await screen.findByText('Two books');
    expect(router.state.location.pathname).toBe('/pay');
  });
});
