import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LOGIN_RESULT_EXAMPLE, USER_INFO_EXAMPLE } from '@ezwallet/api-client/contract';
import { type BiometricRecord, BiometricsStore } from '@ezwallet/domain-stores/biometrics';
import { createFakeApi, FakeBiometricShell, FakeRefusal, FakeTransferServer } from '@ezwallet/domain-stores/testing';
import { toast } from '@ezwallet/ui';
import { createFakeWorld } from '../../../testing/createFakeWorld.ts';
import { renderRoute } from '../../../testing/renderRoute.tsx';
import { confirmAmount, nameReceiver, typePassword } from '../../../testing/transferSteps.ts';

const said = [vi.spyOn(toast, 'success'), vi.spyOn(toast, 'fail')];
afterEach(() => {
  act(() => toast.clear());
  vi.clearAllMocks();
});

const ME = USER_INFO_EXAMPLE.userId;
const record: BiometricRecord = {
  userId: ME,
  loginName: USER_INFO_EXAMPLE.loginName,
  email: '',
  phone: '13812345678',
  countryCode: '86',
  biometricsCode: 'bc_1',
  expirationTime: Date.now() + 1e11,
  isUseBiometric: true,
  isUseBiometricToLogin: true,
};

interface Setting {
  readonly path: string;
  readonly records?: readonly BiometricRecord[];
  readonly handlers?: NonNullable<Parameters<typeof createFakeApi>[0]>['user'];
  readonly signedIn?: boolean;
  readonly transfers?: FakeTransferServer;
}

async function open({
  path,
  records = [],
  handlers = {},
  signedIn = true,
  transfers = new FakeTransferServer(),
}: Setting) {
  const login = () => Promise.resolve({ ...LOGIN_RESULT_EXAMPLE, userId: ME });
  const getUserInfo = () => Promise.resolve(USER_INFO_EXAMPLE);
  const { api, named } = createFakeApi({ transfer: transfers.transfer, user: { getUserInfo, login, ...handlers } });
  const world = createFakeWorld({ api });
  if (signedIn) {
    await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
    await world.scope.ready();
  }
  const shell = new FakeBiometricShell(records);
  const biometrics = new BiometricsStore(world.deps, shell, world.app.session);
  await biometrics.read();
  biometrics.setSupport(['fingerprint']);
  const { router } = await renderRoute({ ...world, biometrics }, path);
  return { biometrics, shell, named, router };
}

const unlock = () => screen.findByRole<HTMLInputElement>('switch', { name: /^Unlock with fingerprint/ });
const login = () => screen.queryByRole<HTMLInputElement>('switch', { name: /^Log in with fingerprint/ });
const isOn = (control: HTMLInputElement | null) => control?.checked;

describe('the switches', () => {
  it('turn on after a fingerprint, with proofs where the server wants them', async () => {
    const refusal = new FakeRefusal('1042', { verifyTypes: [1, 4] });
    const biometricsOn = (request?: { codes?: unknown }) =>
      request?.codes ? Promise.resolve(true as const) : Promise.reject(refusal);
    const { shell } = await open({ path: '/?tab=mine', handlers: { biometricsOn } });
    expect(login()).toBeNull();
    await userEvent.click(await unlock());
    await screen.findByRole('dialog', { name: 'Confirm it is you' });
    expect(shell.reasons).toEqual(['Unlock with fingerprint']);
    await userEvent.type(screen.getByLabelText('Code sent to your phone'), '482913');
    await userEvent.type(screen.getByLabelText('Payment password'), '280619');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(async () => expect(isOn(await unlock())).toBe(true));
    expect(isOn(login())).toBe(false);
  });

  it('are in the security centre too', async () => {
    await open({ path: '/security', records: [record] });
    expect(isOn(await unlock())).toBe(true);
    expect(isOn(login())).toBe(true);
  });

  it.each([
    ['the finger does not match', false],
    ['the server refuses', true],
  ])('stay as they were when %s, without words', async (_what, touch) => {
    const biometricsOn = () => Promise.reject(new FakeRefusal('SYSTEM_ERROR'));
    const { shell, named } = await open({ path: '/?tab=mine', handlers: { biometricsOn } });
    shell.touch = touch;
    await userEvent.click(await unlock());
    await waitFor(async () => expect((await unlock()).disabled).toBe(false));
    expect(isOn(await unlock())).toBe(false);
    expect(named('user.biometricsOn')).toHaveLength(touch ? 1 : 0);
    for (const toasted of said) expect(toasted).not.toHaveBeenCalled();
  });

  it('turn off without a fingerprint', async () => {
    const { shell } = await open({ path: '/?tab=mine', records: [record] });
    await waitFor(() => expect(isOn(login())).toBe(true));
    await userEvent.click(await unlock());
    await waitFor(() => expect(login()).toBeNull());
    expect(shell.reasons).toEqual([]);
    expect(shell.records).toMatchObject([{ isUseBiometric: false, biometricsCode: '' }]);
  });

  it('are not there for a device without a sensor', async () => {
    const { biometrics } = await open({ path: '/?tab=mine' });
    await unlock();
    act(() => biometrics.setSupport([]));
    expect(screen.queryByRole('switch', { name: /^Unlock/ })).toBeNull();
  });
});

describe('a payment', () => {
  const button = () => screen.findByRole('button', { name: 'Use fingerprint' });
  /** Opens the confirmation of a transfer. */
  async function confirm(records: readonly BiometricRecord[], handlers: Setting['handlers'] = {}) {
    const transfers = new FakeTransferServer();
    const opened = await open({ path: '/transfer', records, handlers, transfers });
    await nameReceiver();
    await confirmAmount();
    return { ...opened, transfers };
  }
  const giving = () => Promise.resolve({ payPassTicket: 'pp_touch' });

  it('is sent after a fingerprint, without the payment password', async () => {
    const { named, shell } = await confirm([record], { checkTransPass: giving });
    await userEvent.click(await button());
    await screen.findByRole('button', { name: 'View bill' });
    expect(shell.reasons).toEqual(['Confirm with fingerprint']);
    expect(named('user.checkTransPass')).toMatchObject([{ biometrics: true, scene: 'transfer' }]);
    expect(named('transfer.transferTo').at(-1)).toMatchObject({ payPassTicket: 'pp_touch' });
  });

  it.each([
    ['the finger does not match', false, giving],
    ['the device cannot ask', new Error('TIMEOUT'), giving],
    ['the server does not know the code', true, () => Promise.reject(new FakeRefusal('NO_THIS_METHOD'))],
    ['the server refuses', true, () => Promise.reject(new FakeRefusal('SYSTEM_ERROR'))],
  ])('takes the password when %s, without words', async (_what, touch, checkTransPass) => {
    const answers: (request: { password?: string }) => ReturnType<typeof giving> = (request) =>
      'password' in request ? giving() : checkTransPass();
    const { shell, transfers } = await confirm([record], { checkTransPass: answers as never });
    shell.touch = touch;
    await userEvent.click(await button());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Payment password')));
    expect(
      screen
        .queryAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toBe('');
    for (const toasted of said) expect(toasted).not.toHaveBeenCalled();
    expect(transfers.executed).toEqual([]);
    await typePassword();
    await screen.findByRole('button', { name: 'View bill' });
    expect(transfers.executed).toHaveLength(1);
  });

  it.each([
    ['who uses biometrics to unlock only', { ...record, isUseBiometricToLogin: false, biometricsCode: '' }],
    ['whose code has ended', { ...record, expirationTime: 1 }],
    ['who is somebody else', { ...record, userId: 'other' }],
  ])('offers no fingerprint to a person %s', async (_who, other) => {
    await confirm([other]);
    await screen.findByRole('button', { name: 'Forgot password?' });
    expect(screen.queryByRole('button', { name: 'Use fingerprint' })).toBeNull();
  });
});

describe('biometric login', () => {
  const visitor = (handlers: Setting['handlers'] = {}) =>
    open({ path: '/login', records: [record], signedIn: false, handlers });
  const entry = () => screen.findByRole('button', { name: /5678/ });

  it('signs in on the login screen, and shows the account masked', async () => {
    const { router, named } = await visitor();
    expect((await entry()).textContent).not.toContain('13812345678');
    await userEvent.click(await entry());
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(named('user.login')).toMatchObject([{ loginType: 3, loginName: '13812345678' }]);
  });

  it('asks for the second factor where the member has one', async () => {
    const answer = {
      ...LOGIN_RESULT_EXAMPLE,
      userId: ME,
      token: '',
      needAuth: true,
      preToken: 'pre',
      verifyTypes: [1],
    };
    const { named } = await visitor({ login: () => Promise.resolve(answer) as never });
    await userEvent.click(await entry());
    await userEvent.type(await screen.findByLabelText('Code sent to your phone'), '482913');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(named('user.loginAuth')).toMatchObject([{ loginName: '13812345678', preToken: 'pre' }]);
  });

  it('with a code that works no more leaves the password, without words', async () => {
    await visitor({ login: () => Promise.reject(new FakeRefusal('EXPIRED')) });
    await userEvent.click(await entry());
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Log in with fingerprint' })).toBeNull());
    expect(screen.getByLabelText('Password')).toBeDefined();
    expect(
      screen
        .queryAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toBe('');
  });
});
