import { createBridge } from '@ezwallet/bridge';
import { type PageProtocol, pageSchemas } from '@ezwallet/bridge/methods';
import { createScriptedShell, refusal } from '@ezwallet/bridge/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppLock, type BiometricRecord, BiometricsStore } from '@ezwallet/domain-stores/biometrics';
import { USER_INFO_EXAMPLE } from '@ezwallet/api-client/contract';
import { createFakeWorld } from '../../testing/createFakeWorld.ts';
import { bindShell } from './bindShell.ts';
import { nativeBiometrics } from './nativeBiometrics.ts';

const record: BiometricRecord = {
  userId: USER_INFO_EXAMPLE.userId,
  loginName: '13812345678',
  email: '',
  phone: '13812345678',
  countryCode: '86',
  biometricsCode: '',
  expirationTime: 0,
  isUseBiometric: true,
  isUseBiometricToLogin: false,
};

const moves: unknown[][] = [];
const back = vi.fn<() => void>();
const replaceState = vi.fn<(state: unknown, unused: string, url: string) => void>();
const open = vi.fn<(url: string, target: string, features: string) => null>();

async function connect() {
  let records: readonly BiometricRecord[] = [record];
  let browser: unknown = 'success';
  const saved: unknown[] = [];
  const shell = createScriptedShell({
    getAlreadyCrossBiometric: () => records,
    setAlreadyCrossBiometric: (list) => {
      records = list as readonly BiometricRecord[];
      return 'success';
    },
    invokeBiometricAuth: () => ({ success: true }),
    openBrowser: () => browser as string,
    saveImage: (data) => {
      saved.push(data);
      return 'success';
    },
  });
  const bridge = createBridge<PageProtocol>({ transport: shell.transport, schemas: pageSchemas });
  const world = createFakeWorld();
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  const biometrics = new BiometricsStore(world.deps, nativeBiometrics(bridge), world.app.session);
  const lock = new AppLock(world.deps, world.app.session, biometrics);
  const view = { history: { back, replaceState }, open } as unknown as Window;
  bindShell(bridge, { biometrics, lock, view, navigation: { go: (...move) => void moves.push(move) } });
  await biometrics.read();
  biometrics.setSupport(['fingerprint']);
  const breakBrowser = () => (browser = refusal('UNSUPPORTED', 'no browser'));
  return { shell, biometrics, lock, saved, breakBrowser, records: () => records };
}

beforeEach(() => {
  moves.length = 0;
  vi.clearAllMocks();
});

describe('a message of the native app', () => {
  it.each([
    ['toBillDetail', { billNo: '2026112109301500' }, ['/order/detail?billNo=2026112109301500', undefined]],
    ['toQRCodeScanner', undefined, ['/scaner', { state: {} }]],
    ['qrScanResult', { text: 'T1ABC' }, ['/scaner', { state: { scanned: 'T1ABC' } }]],
    ['openCustomerService', undefined, ['/customerservice', undefined]],
    ['openQiaQia', undefined, ['/chat', undefined]],
    ['openHumanKyc', undefined, ['/kyc/uploadVideo', undefined]],
  ] as const)('%s opens its screen', async (name, data, move) => {
    const { shell } = await connect();
    expect(await shell.request(name, data)).toMatchObject({ ok: true, data: 'success' });
    expect(moves).toEqual([move]);
  });

  it('has a binding for every name of the protocol', async () => {
    const { shell } = await connect();
    for (const name of Object.keys(pageSchemas.handles))
      expect((await shell.request(name, Symbol.iterator)) as unknown, name).not.toMatchObject({
        error: { code: 'NOT_FOUND' },
      });
  });

  it('back goes back, but not out of the lock', async () => {
    const { shell, lock } = await connect();
    await shell.request('back');
    expect(back).toHaveBeenCalledOnce();
    lock.lock();
    expect(await shell.request('back')).toMatchObject({ ok: true });
    expect(back).toHaveBeenCalledOnce();
    expect(lock.isLocked).toBe(true);
  });

  it('openBrowser takes https only, and opens it in the phone, or else in a new tab', async () => {
    const { shell, breakBrowser } = await connect();
    for (const url of ['http://example.com', 'javascript:alert(1)', 'https://me@example.com', 'intent://x'])
      expect(await shell.request('openBrowser', { url })).toMatchObject({ ok: false, error: { code: 'INVALID_DATA' } });
    await shell.request('openBrowser', { url: 'https://example.com/help' });
    expect(shell.names()).toContain('openBrowser');
    expect(open).not.toHaveBeenCalled();
    breakBrowser();
    await shell.request('openBrowser', { url: 'https://example.com/help' });
    expect(open.mock.calls).toEqual([['https://example.com/help', '_blank', 'noopener,noreferrer']]);
  });

  it('saveImage has the picture stored in the photos', async () => {
    const { shell, saved } = await connect();
    const image = 'data:image/png;base64,AQID';
    await shell.request('saveImage', { image });
    expect(saved).toEqual([{ image }]);
  });

  it('supportBiometricType and alreadyCrossBiometric update what is known', async () => {
    const { shell, biometrics } = await connect();
    await shell.request('supportBiometricType', ['face']);
    await shell.request('alreadyCrossBiometric', []);
    expect(biometrics.supportBiometricType).toEqual(['face']);
    expect(biometrics.isUsed).toBe(false);
  });

  it('changeBiometricView shows and hides the lock', async () => {
    const { shell, lock } = await connect();
    await shell.request('changeBiometricView', { visible: true });
    expect(lock.isLocked).toBe(true);
    await shell.request('changeBiometricView', { visible: false });
    expect(lock.isLocked).toBe(false);
  });

  it('invokeBiometricAuth opens the lock only with a success', async () => {
    const { shell, lock } = await connect();
    lock.lock();
    await shell.request('invokeBiometricAuth', { success: false });
    expect(lock.isLocked).toBe(true);
    expect(await shell.request('invokeBiometricAuth', { success: 'yes' })).toMatchObject({
      error: { code: 'INVALID_DATA' },
    });
    expect(lock.isLocked).toBe(true);
    await shell.request('invokeBiometricAuth', { success: true });
    expect(lock.isLocked).toBe(false);
  });

  it('changeIsUseBiometric turns biometrics off, and never on', async () => {
    const { shell, biometrics, records } = await connect();
    await shell.request('changeIsUseBiometric', { isUseBiometric: false });
    expect(biometrics.isUsed).toBe(false);
    expect(records()).toMatchObject([{ isUseBiometric: false }]);
    await shell.request('changeIsUseBiometric', { isUseBiometric: true });
    expect(biometrics.isUsed).toBe(false);
  });
});
