import { describe, expect, it, vi } from 'vitest';
import { LOGIN_RESULT_EXAMPLE, USER_INFO_EXAMPLE } from '@ezwallet/api-client/contract';
import { SessionStore } from '../session/SessionStore.ts';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { FakeBiometricShell } from '../testing/FakeBiometricShell.ts';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { type BiometricRecord, endOfCode, newRecord, WITHOUT_LOGIN } from './biometric-records.ts';
import { BiometricsStore } from './BiometricsStore.ts';

const ME = USER_INFO_EXAMPLE.userId;
const YEAR = 365 * 24 * 60 * 60 * 1000;
const END = Date.now() + YEAR;
const blank = newRecord(USER_INFO_EXAMPLE);
const refusing =
  (code: string, body: unknown = null) =>
  () =>
    Promise.reject(new FakeRefusal(code, body));
const forLogin = (userId: string): BiometricRecord => ({
  ...blank,
  userId,
  isUseBiometric: true,
  isUseBiometricToLogin: true,
  biometricsCode: `bc_${userId}`,
  expirationTime: END,
});

interface Setting {
  readonly records?: readonly BiometricRecord[];
  readonly handlers?: Parameters<typeof createFakeApi>[0];
  readonly signedIn?: boolean;
}

async function open({ records = [], handlers = {}, signedIn = true }: Setting = {}) {
  const getUserInfo = () => Promise.resolve(USER_INFO_EXAMPLE);
  const login = () => Promise.resolve({ ...LOGIN_RESULT_EXAMPLE, userId: ME });
  const fake = createFakeApi({ ...handlers, user: { getUserInfo, login, ...handlers.user } });
  const deps = createFakeDeps({ api: fake.api });
  const session = new SessionStore(deps);
  if (signedIn) await session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  const shell = new FakeBiometricShell(records);
  const store = new BiometricsStore(deps, shell, session);
  await store.read();
  store.setSupport(['fingerprint']);
  return { ...fake, deps, session, shell, store };
}

describe('the switch', () => {
  it.each([
    ['4 others', 4, false, true],
    ['5 others', 5, false, false],
    ['4 others and this person', 4, true, true],
  ])('with %s who sign in by biometrics', async (_who, others, me, offered) => {
    const records = [...Array.from({ length: others }, (_, at) => forLogin(`u${at}`)), ...(me ? [forLogin(ME)] : [])];
    const { store } = await open({ records });
    expect(store.isUsedForLogin).toBe(me);
    expect(store.isOffered).toBe(offered);
  });

  it('is not offered without a sensor, nor to a visitor', async () => {
    const { store } = await open();
    store.setSupport([]);
    expect(store.isOffered).toBe(false);
    expect((await open({ signedIn: false })).store.isOffered).toBe(false);
  });

  it('of people whose login is off, old or without a code does not count', async () => {
    const off = [1, 2, 3, 4, 5].map((at) => ({ ...forLogin(`u${at}`), ...WITHOUT_LOGIN }));
    const { store } = await open({ records: [...off, { ...forLogin('u6'), expirationTime: 1 }] });
    expect(store.isOffered).toBe(true);
  });
});

describe('biometric use', () => {
  it('goes on with proofs, and the native app has the record', async () => {
    const { store, shell, named } = await open();
    const proofs = [{ type: 1, code: '482913' }] as const;
    expect(await store.setUse(true, proofs)).toBe(true);
    expect(named('user.biometricsOn')).toEqual([{ codes: proofs }]);
    expect(shell.records).toEqual([{ ...blank, isUseBiometric: true }]);
    expect(store.isUsed).toBe(true);
    expect(store.isUsedForLogin).toBe(false);
  });

  it('goes off with the login, its code and its end', async () => {
    const { store, shell, named } = await open({ records: [forLogin('other'), forLogin(ME)] });
    expect(await store.setUse(false)).toBe(true);
    expect(named('user.biometricsOff')).toHaveLength(1);
    const off = { isUseBiometric: false, isUseBiometricToLogin: false, biometricsCode: '', expirationTime: 0 };
    expect(shell.records).toEqual([forLogin('other'), expect.objectContaining({ userId: ME, ...off })]);
  });

  it('sends one change at a time', async () => {
    const { store, named } = await open();
    await Promise.all([store.setUse(true), store.setUse(true), store.setLogin(true)]);
    expect(named('user.biometricsOn')).toHaveLength(1);
    expect(named('user.biometricsLoginOn')).toHaveLength(0);
  });
});

describe('biometric login', () => {
  it('goes on with the code of the server, for 99 years', async () => {
    const handlers = { user: { biometricsLoginOn: () => Promise.resolve('bc_new') } };
    const { store, shell, deps } = await open({ records: [{ ...blank, isUseBiometric: true }], handlers });
    expect(await store.setLogin(true)).toBe(true);
    const expirationTime = endOfCode(deps.clock.now());
    expect(shell.records).toEqual([{ ...forLogin(ME), biometricsCode: 'bc_new', expirationTime }]);
    expect(expirationTime - deps.clock.now()).toBeGreaterThan(98.9 * YEAR);
  });

  it('goes off with its code, and biometric use stays', async () => {
    const { store, shell } = await open({ records: [forLogin(ME)] });
    expect(await store.setLogin(false)).toBe(true);
    expect(shell.records).toEqual([{ ...forLogin(ME), ...WITHOUT_LOGIN }]);
    expect(store.isUsed).toBe(true);
  });

  it('whose code the native app does not store is off on the server too', async () => {
    const { store, shell, named } = await open({ records: [{ ...blank, isUseBiometric: true }] });
    shell.isKeystoreLocked = true;
    expect(await store.setLogin(true)).toBe(false);
    expect(named('user.biometricsLoginOff')).toHaveLength(1);
    expect(store.isUsedForLogin).toBe(false);
  });
});

describe('a refusal', () => {
  const CALLS = ['biometricsOn', 'biometricsOff', 'biometricsLoginOn', 'biometricsLoginOff'] as const;
  const run = (store: BiometricsStore, call: (typeof CALLS)[number]) =>
    call.startsWith('biometricsLogin') ? store.setLogin(call.endsWith('On')) : store.setUse(call.endsWith('On'));

  it.each(CALLS)('of %s stays without words, changes nothing and clears the loading', async (call) => {
    const records = [forLogin(ME)];
    const { store, shell } = await open({ records, handlers: { user: { [call]: refusing('SYSTEM_ERROR') } } });
    const changing = run(store, call);
    expect(store.pending).not.toBeNull();
    expect(await changing).toBe(false);
    expect(store.pending).toBeNull();
    expect(shell.saved).toEqual([]);
    expect(store.alreadyCrossBiometric).toEqual(records);
  });

  it.each(['1042', 'EXPIRED', '1049'])(
    'about proofs (%s) reaches who asks for them, and clears the loading',
    async (code) => {
      const { store } = await open({ handlers: { user: { biometricsOn: refusing(code, { verifyTypes: [1] }) } } });
      await expect(store.setUse(true)).rejects.toMatchObject({ code });
      expect(store.pending).toBeNull();
    },
  );

  it('of the keystore makes the page read the list again', async () => {
    const { store, shell } = await open({ records: [forLogin(ME)] });
    shell.isKeystoreLocked = true;
    shell.records = [forLogin(ME), forLogin('other')];
    const { reads } = shell;
    expect(await store.setUse(false)).toBe(false);
    expect(shell.reads).toBe(reads + 1);
    expect(store.alreadyCrossBiometric).toHaveLength(2);
    expect(store.isUsed).toBe(true);
  });

  it('to read the list leaves what was known', async () => {
    const { store, shell } = await open({ records: [forLogin(ME)] });
    shell.isDead = true;
    await store.read();
    expect(store.isUsed).toBe(true);
  });
});

describe('signing in', () => {
  const visitor = (handlers: Setting['handlers'] = {}) => open({ records: [forLogin(ME)], signedIn: false, handlers });

  it('takes a fingerprint, and releases the code for that call only', async () => {
    const seen: string[] = [];
    const api = { login: () => (seen.push(store.released), Promise.resolve({ ...LOGIN_RESULT_EXAMPLE, userId: ME })) };
    const { store, shell, session, named } = await visitor({ user: api });
    expect(store.loginRecords).toHaveLength(1);
    expect(await store.login(forLogin(ME), 'Log in')).toMatchObject({ userId: ME });
    expect(shell.reasons).toEqual(['Log in']);
    expect(named('user.login')).toEqual([{ loginName: blank.phone, countryCode: blank.countryCode, loginType: 3 }]);
    expect(seen).toEqual([`bc_${ME}`]);
    expect(store.released).toBe('');
    expect(session.signedIn).toBe(true);
  });

  it.each([
    ['does not match', false],
    ['does not answer', new Error('TIMEOUT')],
  ])('asks the server nothing when the finger %s', async (_what, touch) => {
    const { store, shell, named } = await visitor();
    shell.touch = touch;
    expect(await store.login(forLogin(ME), 'Log in')).toBeNull();
    expect(named('user.login')).toEqual([]);
    expect(store.pending).toBeNull();
  });

  it('with a code that the server does not know removes it from the list, without words', async () => {
    const { store, shell, session } = await visitor({ user: { login: refusing('EXPIRED') } });
    expect(await store.login(forLogin(ME), 'Log in')).toBeNull();
    expect(session.signedIn).toBe(false);
    expect(store.loginRecords).toEqual([]);
    expect(shell.records).toEqual([{ ...forLogin(ME), ...WITHOUT_LOGIN }]);
  });

  it('keeps the code when the server only refuses for now', async () => {
    const { store } = await visitor({ user: { login: refusing('TRY_AGAIN_LATER') } });
    expect(await store.login(forLogin(ME), 'Log in')).toBeNull();
    expect(store.loginRecords).toHaveLength(1);
  });

  it('ends at once if the code opened the account of somebody else', async () => {
    const login = () => Promise.resolve({ ...LOGIN_RESULT_EXAMPLE, userId: 'other' });
    const { store, session } = await visitor({ user: { login } });
    expect(await store.login(forLogin(ME), 'Log in')).toBeNull();
    expect(session.signedIn).toBe(false);
  });

  it('is offered to nobody without a sensor', async () => {
    const { store } = await visitor();
    store.setSupport([]);
    expect(store.loginRecords).toEqual([]);
  });
});

it('asks the sensor one thing at a time', async () => {
  const { store, shell } = await open();
  const verify = vi.spyOn(shell, 'verify');
  expect(await Promise.all([store.verify('one'), store.verify('two')])).toEqual([true, false]);
  expect(verify).toHaveBeenCalledOnce();
});

describe('a payment', () => {
  const PURPOSE = { scene: 'bankAccount', confirmed: { payMethodId: 1, account: '6214830000000002' } } as const;
  const asking = (checkTransPass: () => Promise<{ payPassTicket: string }>) =>
    open({ records: [forLogin(ME)], handlers: { user: { checkTransPass } } });

  it('gets a ticket with the code, which no other call carries', async () => {
    const carried: string[] = [];
    const opened = await asking(() => {
      carried.push(opened.store.released);
      return Promise.resolve({ payPassTicket: 'pp_1' });
    });
    const { store, shell, named } = opened;
    const source = store.toTicketSource('Confirm with fingerprint');
    expect(store.isForPayments).toBe(true);
    expect(await source.verify()).toBe(true);
    expect(shell.reasons).toEqual(['Confirm with fingerprint']);
    expect(store.released).toBe('');
    expect(await source.getTicket(PURPOSE)).toBe('pp_1');
    expect(named('user.checkTransPass')).toEqual([{ biometrics: true, ...PURPOSE }]);
    expect(carried).toEqual([`bc_${ME}`]);
    expect(store.released).toBe('');
  });

  it('that the server refuses gets none; a code that it does not know leaves the list', async () => {
    const codes = ['TRY_AGAIN_LATER', 'NO_THIS_METHOD'];
    const { store, shell } = await asking(() => Promise.reject(new FakeRefusal(codes.shift()!)));
    const { getTicket } = store.toTicketSource('x');
    expect(await getTicket(PURPOSE)).toBeNull();
    expect(store.isForPayments).toBe(true);
    expect(await getTicket(PURPOSE)).toBeNull();
    expect(store.isForPayments).toBe(false);
    expect(shell.records).toMatchObject([
      { userId: ME, isUseBiometric: true, isUseBiometricToLogin: false, biometricsCode: '' },
    ]);
    expect(store.released).toBe('');
  });

  it('without an answer of the server throws, so that the sheet tells the person', async () => {
    const { store } = await asking(() => Promise.reject(new Error('offline')));
    await expect(store.toTicketSource('x').getTicket(PURPOSE)).rejects.toThrow('offline');
  });

  it.each([
    ['without a sensor', (store: BiometricsStore) => store.setSupport([])],
    ['without a code', (store: BiometricsStore) => store.setRecords([{ ...forLogin(ME), biometricsCode: '' }])],
    ['with the code of somebody else', (store: BiometricsStore) => store.setRecords([forLogin('other')])],
    ['after the code ended', (store: BiometricsStore) => store.setRecords([{ ...forLogin(ME), expirationTime: 1 }])],
  ])('is not offered %s, and asks the server for nothing', async (_what, change) => {
    const { store, named } = await asking(() => Promise.resolve({ payPassTicket: 'pp_1' }));
    change(store);
    expect(store.isForPayments).toBe(false);
    expect(await store.toTicketSource('x').getTicket(PURPOSE)).toBeNull();
    expect(named('user.checkTransPass')).toEqual([]);
  });
});
