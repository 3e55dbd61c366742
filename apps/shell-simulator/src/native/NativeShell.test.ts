import { createBridge, type Bridge, type Transport } from '@ezwallet/bridge';
import { BIOMETRIC_TYPES, pageSchemas, type BiometricRecord, type PageProtocol } from '@ezwallet/bridge/methods';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenToFrame } from './listenToFrame.ts';
import { NativeShell } from './NativeShell.ts';
import { pushes } from './pushes.ts';
import { SENSORS } from './settings.ts';

const kai: BiometricRecord = {
  userId: '80001',
  loginName: 'kai',
  email: 'kai@example.com',
  phone: '',
  countryCode: '86',
  biometricsCode: 'c0de',
  expirationTime: 4_000_000_000_000,
  isUseBiometric: true,
  isUseBiometricToLogin: true,
};

/** The simulator, and a page that talks to it through the real bridge. */
function connect(handlers: Parameters<typeof createBridge<PageProtocol>>[0]['handlers'] = {}) {
  let toPage: (text: unknown) => void = () => {};
  const kept: unknown[][] = [];
  const shell = new NativeShell({
    post: (text) => toPage(text),
    keystore: { read: () => [], write: (records) => kept.push([...records]) },
  });
  const transport: Transport = {
    post: (text) => shell.receive(text),
    onMessage: (receive) => {
      toPage = receive;
    },
    close: () => {
      toPage = () => {};
    },
  };
  const bridge: Bridge<PageProtocol> = createBridge<PageProtocol>({ transport, schemas: pageSchemas, handlers });
  return { shell, bridge, kept };
}

const fate = (call: Promise<unknown>) =>
  call.then(
    (answer) => answer,
    (error: { code: string }) => error.code,
  );
const settle = () => vi.advanceTimersByTimeAsync(0);
const newest = (shell: NativeShell) => shell.state.log.at(-1);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('biometrics', () => {
  it.each([
    ['fingerprint', 'match', { success: true }],
    ['face', 'miss', { success: false }],
    ['none', 'match', 'UNSUPPORTED'],
  ] as const)('%s, %s', async (sensor, touch, outcome) => {
    const { shell, bridge } = connect();
    shell.set({ sensor, touch });
    expect(await fate(bridge.call('invokeBiometricAuth', { reason: 'pay' }))).toEqual(outcome);
  });

  it('waits for the person at the sensor', async () => {
    const { shell, bridge } = connect();
    const call = bridge.call('invokeBiometricAuth', { reason: 'pay' });
    expect(shell.state.prompt).toEqual({ kind: 'biometric', reason: 'pay' });
    await vi.advanceTimersByTimeAsync(4_000);
    shell.decide({ ok: true, data: { success: true } });
    await expect(call).resolves.toEqual({ success: true });
    expect(shell.state.prompt).toBeUndefined();
    expect(newest(shell)).toMatchObject({ from: 'shell', type: 'response', state: 'ok', took: 4_000 });
  });

  it('keeps the list, unless the keystore is locked', async () => {
    const { shell, bridge, kept } = connect();
    await expect(bridge.call('setAlreadyCrossBiometric', [kai])).resolves.toBe('success');
    await expect(bridge.call('getAlreadyCrossBiometric')).resolves.toEqual([kai]);
    shell.set({ keystoreLocked: true });
    expect(await fate(bridge.call('setAlreadyCrossBiometric', []))).toBe('KEYSTORE');
    await expect(bridge.call('getAlreadyCrossBiometric')).resolves.toEqual([kai]);
    expect(kept).toEqual([[kai]]);
  });
});

describe('a shell that lies', () => {
  it('twice is heard once', async () => {
    const { shell, bridge } = connect();
    shell.set({ lie: 'twice', touch: 'match' });
    await expect(bridge.call('invokeBiometricAuth', { reason: 'pay' })).resolves.toEqual({ success: true });
    await settle();
    expect(bridge.ignored).toBe(1);
  });

  it('with malformed answers convinces nobody', async () => {
    const { shell, bridge } = connect();
    shell.set({ lie: 'malformed', touch: 'match' });
    expect(await fate(bridge.call('invokeBiometricAuth', { reason: 'pay' }))).toBe('INVALID_DATA');
    expect(bridge.ignored).toBe(2);
  });

  it('about records gives one person the code of the other, and calls every finger a match', async () => {
    const { shell, bridge } = connect();
    const mei = { ...kai, userId: '80002', loginName: 'mei', biometricsCode: 'c0de2' };
    await bridge.call('setAlreadyCrossBiometric', [kai, mei]);
    shell.set({ lie: 'wrongRecord', touch: 'miss' });
    const list = await bridge.call('getAlreadyCrossBiometric');
    expect(list.map(({ userId, biometricsCode }) => [userId, biometricsCode])).toEqual([
      ['80001', 'c0de2'],
      ['80002', 'c0de'],
    ]);
    await expect(bridge.call('invokeBiometricAuth', { reason: 'pay' })).resolves.toEqual({ success: true });
  });
});

it.each([
  ['fingerprint', ['fingerprint']],
  ['none', []],
] as const)('tells each page that it has %s', async (sensor, types) => {
  const heard = vi.fn<() => void>();
  const { shell, bridge } = connect({ supportBiometricType: heard });
  shell.set({ announces: true, sensor });
  await bridge.call('getAlreadyCrossBiometric');
  await settle();
  expect(heard.mock.calls).toEqual([[types]]);
});

describe('documents', () => {
  const document = { name: 'bills.csv', file: 'data:text/csv;base64,AQID' };

  it('are saved by their names', async () => {
    const { shell, bridge } = connect();
    await expect(bridge.call('saveFile', document)).resolves.toBe('success');
    expect(shell.state.savedFile).toBe('bills.csv');
  });

  it('are unknown to an older shell', async () => {
    const { shell, bridge } = connect();
    shell.set({ saves: false });
    expect(await fate(bridge.call('saveFile', document))).toBe('NOT_FOUND');
    expect(shell.state.savedFile).toBeUndefined();
  });
});

describe('touch feedback', () => {
  it('is what the page asked for last', async () => {
    const { shell, bridge } = connect();
    await expect(bridge.call('playHaptic', { kind: 'selection' })).resolves.toBe('success');
    await bridge.call('playHaptic', { kind: 'warning' });
    expect(shell.state.felt).toBe('warning');
  });

  it('is missing on a phone without a motor', async () => {
    const { shell, bridge } = connect();
    shell.set({ vibrates: false });
    expect(await fate(bridge.call('playHaptic', { kind: 'error' }))).toBe('UNSUPPORTED');
    expect(shell.state.felt).toBeUndefined();
  });
});

describe('screenshots', () => {
  it('has no page that wants to stay out, until the next page opens', async () => {
    const { shell, bridge } = connect();
    await expect(bridge.call('setScreenshotProtection', { on: true })).resolves.toBe('success');
    expect(shell.state.isProtected).toBe(true);
    await bridge.call('setScreenshotProtection', { on: false });
    expect(shell.state.isProtected).toBe(false);
    await bridge.call('setScreenshotProtection', { on: true });
    shell.open();
    expect(shell.state.isProtected).toBe(false);
  });

  it('show everything on a phone that cannot protect its screen', async () => {
    const { shell, bridge } = connect();
    shell.set({ protects: false });
    expect(await fate(bridge.call('setScreenshotProtection', { on: true }))).toBe('UNSUPPORTED');
    expect(shell.state.isProtected).toBe(false);
  });
});

describe('scanner', () => {
  it.each([
    ['scan', { text: 'T1ABC' }],
    ['cancel', { text: '' }],
  ] as const)('%s', async (camera, outcome) => {
    const { shell, bridge } = connect();
    shell.set({ camera, scan: 'T1ABC' });
    await expect(bridge.call('toQRCodeScanner')).resolves.toEqual(outcome);
  });

  it('cancels the earlier request', async () => {
    const { shell, bridge } = connect();
    const first = fate(bridge.call('invokeBiometricAuth', { reason: 'pay' }));
    const second = bridge.call('toQRCodeScanner');
    expect(await first).toBe('BUSY');
    expect(shell.state.prompt?.kind).toBe('scanner');
    shell.decide({ ok: true, data: { text: 'T1' } });
    await expect(second).resolves.toEqual({ text: 'T1' });
  });
});

describe('a shell that is', () => {
  it('slow answers after its delay', async () => {
    const { shell, bridge } = connect();
    shell.set({ condition: 'slow', delay: 9_000 });
    const call = bridge.call('getAlreadyCrossBiometric');
    await vi.advanceTimersByTimeAsync(8_999);
    expect(shell.state.log).toMatchObject([{ type: 'request', state: 'open' }]);
    await vi.advanceTimersByTimeAsync(1);
    await expect(call).resolves.toEqual([]);
    expect(shell.state.log).toMatchObject([
      { state: 'ok', took: 9_000 },
      { type: 'response', took: 9_000 },
    ]);
  });

  it('slower than the page waits has no effect', async () => {
    const { shell, bridge } = connect();
    shell.set({ condition: 'slow', delay: 11_000 });
    const call = fate(bridge.call('getAlreadyCrossBiometric'));
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await call).toBe('TIMEOUT');
    expect(bridge.ignored).toBe(1);
  });

  it('dead never answers', async () => {
    const { shell, bridge } = connect();
    shell.set({ condition: 'dead' });
    const call = fate(bridge.call('getAlreadyCrossBiometric'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await call).toBe('TIMEOUT');
    expect(shell.state.log).toHaveLength(1);
  });

  it('old knows no method', async () => {
    const { shell, bridge } = connect();
    shell.set({ condition: 'old' });
    const words = "handler name -> toQRCodeScanner can't find!!!";
    const refusal = { code: 'NOT_FOUND', message: `toQRCodeScanner: NOT_FOUND. ${words}`, data: words };
    await expect(bridge.call('toQRCodeScanner')).rejects.toMatchObject(refusal);
  });

  it('of an earlier page sends nothing to the next', async () => {
    const { shell, bridge } = connect();
    shell.set({ condition: 'slow', delay: 1_000 });
    const call = fate(bridge.call('getAlreadyCrossBiometric'));
    shell.open();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await call).toBe('TIMEOUT');
  });
});

describe('messages that the shell sends by itself', () => {
  it.each(pushes)('$name has a sample of the declared form', async ({ name, data }) => {
    const run = vi.fn<() => void>();
    const { shell } = connect({ [name]: run });
    shell.push('request', name, data);
    await settle();
    expect(newest(shell)).toMatchObject({ from: 'page', name, state: 'ok', data: 'success' });
    expect(run.mock.calls).toEqual([[data]]);
  });

  it('has a sample of every message to the page', () => {
    expect(pushes.map(({ name }) => name).toSorted()).toEqual(Object.keys(pageSchemas.handles).toSorted());
  });

  it('shows what the page does not know or cannot read', async () => {
    const { shell, bridge } = connect();
    shell.push('request', 'openMagic');
    shell.push('event', 'pause');
    shell.pushText('%');
    await settle();
    expect(newest(shell)).toMatchObject({ from: 'page', state: 'refused', code: 'NOT_FOUND', took: 0 });
    expect(bridge.ignored).toBe(2);
  });

  it('knows who is signed in', () => {
    const { shell, bridge } = connect();
    bridge.emit('userLogin');
    expect(shell.state).toMatchObject({ heard: true, signedIn: true });
    bridge.emit('userLogout');
    expect(shell.state.signedIn).toBe(false);
  });
});

describe('the frame', () => {
  const origin = 'http://localhost:5191';

  it('is the only source of messages', () => {
    const { shell } = connect();
    const window = new EventTarget();
    const page = {} as Window;
    const stop = listenToFrame(window as Window, shell, () => page, origin);
    const post = (source: unknown, from: string, data: unknown) =>
      window.dispatchEvent(Object.assign(new Event('message'), { source, origin: from, data }));
    post({}, origin, 'another window');
    post(page, 'http://localhost:5192', 'another origin');
    post(window, origin, 'this window itself');
    expect(shell.state).toMatchObject({ heard: false, strangers: 2 });
    post(page, origin, '%');
    expect(shell.state.log).toMatchObject([{ from: 'page', type: 'malformed', name: 'not URL-encoded' }]);
    stop();
    post(page, origin, '%');
    expect(shell.state.log).toHaveLength(1);
  });
});

it('has a sensor for every kind that the page knows', () => {
  const sensors = SENSORS.filter((sensor) => sensor !== 'none');
  expect(sensors.toSorted()).toEqual([...BIOMETRIC_TYPES].toSorted());
});
