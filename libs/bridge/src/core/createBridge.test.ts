import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { pageSchemas } from '../methods/pageSchemas.ts';
import type { BiometricRecord, PageEvents, PageMethods, PageProtocol, ShellMethods } from '../methods/page-protocol.ts';
import { createScriptedShell, refusal, SILENT, type ScriptedShell } from '../testing/createScriptedShell.ts';
import type { Transport } from '../transports/Transport.ts';
import { createBridge, type Bridge, type BridgeOptions } from './createBridge.ts';

type Options = Partial<BridgeOptions<PageProtocol>>;

const connect = (shell: ScriptedShell, options: Options = {}): Bridge<PageProtocol> =>
  createBridge<PageProtocol>({ transport: shell.transport, schemas: pageSchemas, ...options });

const kai: BiometricRecord = {
  userId: '1001',
  loginName: 'kai',
  email: 'kai@example.com',
  phone: '',
  countryCode: '86',
  biometricsCode: 'code',
  expirationTime: 4_000_000_000_000,
  isUseBiometric: true,
  isUseBiometricToLogin: false,
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  if (vi.getTimerCount() > 0) throw new Error('The bridge left a timer running. Clear it when the call settles or the bridge closes.');
  vi.useRealTimers();
});

describe('call', () => {
  it('asks the shell and resolves to its answer', async () => {
    const shell = createScriptedShell({ getAlreadyCrossBiometric: () => [kai] });
    await expect(connect(shell).call('getAlreadyCrossBiometric')).resolves.toEqual([kai]);
    expect(shell.received).toEqual([
      { v: 1, type: 'request', id: expect.stringMatching(/^[0-9a-f-]{36}$/), name: 'getAlreadyCrossBiometric' },
    ]);
  });

  it('carries data and keeps calls separate', async () => {
    const saved: unknown[] = [];
    const shell = createScriptedShell({
      setAlreadyCrossBiometric: (data) => saved.push(data),
      invokeBiometricAuth: (data) => ({ success: JSON.stringify(data).includes('login') }),
    });
    const bridge = connect(shell);
    const answers = await Promise.all([
      bridge.call('invokeBiometricAuth', { reason: 'login' }),
      bridge.call('setAlreadyCrossBiometric', [kai]),
      bridge.call('invokeBiometricAuth', { reason: 'pay' }),
    ]);
    expect(answers).toEqual([{ success: true }, 1, { success: false }]);
    expect(saved).toEqual([[kai]]);
  });

  it('rejects with the code, message and data of a refusal', async () => {
    const shell = createScriptedShell({ setAlreadyCrossBiometric: () => refusal('KEYSTORE', 'locked') });
    const bridge = connect(shell);
    await expect(bridge.call('setAlreadyCrossBiometric', [])).rejects.toMatchObject({
      name: 'BridgeError',
      code: 'KEYSTORE',
      method: 'setAlreadyCrossBiometric',
      message: 'setAlreadyCrossBiometric: KEYSTORE. locked',
    });
    const words = "handler name -> getAlreadyCrossBiometric can't find!!!";
    await expect(bridge.call('getAlreadyCrossBiometric')).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: `getAlreadyCrossBiometric: NOT_FOUND. ${words}`,
      data: words,
    });
  });

  it('a check that throws counts as failed, on both sides', async () => {
    interface Own {
      handles: { note: { data: { text: string }; answer: 'success' } };
      calls: { place: { data: undefined; answer: { text: string } } };
      events: object;
    }
    const check = (data: unknown): data is { text: string } => typeof (data as { text: string }).text === 'string';
    const shell = createScriptedShell({ place: () => null });
    const note = vi.fn<() => void>();
    const schemas = { handles: { note: check }, answers: { place: check } };
    const bridge = createBridge<Own>({ transport: shell.transport, handlers: { note }, schemas });
    await expect(bridge.call('place')).rejects.toMatchObject({ code: 'INVALID_DATA' });
    await expect(shell.request('note', null)).resolves.toMatchObject({ ok: false, error: { code: 'INVALID_DATA' } });
    expect(note).not.toHaveBeenCalled();
  });

  it('waits for a slow shell', async () => {
    const slow = () => new Promise((resolve) => setTimeout(resolve, 9_999, [kai]));
    const call = connect(createScriptedShell({ getAlreadyCrossBiometric: slow })).call('getAlreadyCrossBiometric');
    await vi.advanceTimersByTimeAsync(9_999);
    await expect(call).resolves.toEqual([kai]);
  });

  it('rejects an answer that does not match the declared form', async () => {
    const shell = createScriptedShell({ getAlreadyCrossBiometric: () => [{ ...kai, expirationTime: 'never' }] });
    await expect(connect(shell).call('getAlreadyCrossBiometric')).rejects.toMatchObject({ code: 'INVALID_DATA' });
  });

  it.each([
    ['getAlreadyCrossBiometric', 10_000],
    ['toQRCodeScanner', 120_000],
  ] as const)('%s times out after %i ms, and not before', async (name, limit) => {
    const shell = createScriptedShell({ [name]: () => SILENT });
    const settled = vi.fn<(outcome: unknown) => void>();
    void connect(shell).call(name).then(settled, settled);
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'TIMEOUT' }));
  });

  it('drops late, duplicate and unexpected answers', async () => {
    const shell = createScriptedShell({ getAlreadyCrossBiometric: () => SILENT });
    const bridge = connect(shell);
    const call = bridge.call('getAlreadyCrossBiometric');
    await vi.advanceTimersByTimeAsync(0);
    const answer = (id: string | undefined, data: unknown): void =>
      shell.deliver(encodeURIComponent(JSON.stringify({ v: 1, type: 'response', id, ok: true, data })));
    answer(shell.received[0]?.id, [kai]);
    answer(shell.received[0]?.id, []);
    answer(crypto.randomUUID(), []);
    await expect(call).resolves.toEqual([kai]);
    expect(bridge.ignored).toBe(2);

    const late = bridge.call('getAlreadyCrossBiometric').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await late).toMatchObject({ code: 'TIMEOUT' });
    answer(shell.received[1]?.id, [kai]);
    await vi.advanceTimersByTimeAsync(0);
    expect(bridge.ignored).toBe(3);
  });

  it('rejects messages that are too large, and leaves no call open', async () => {
    const list = Array.from({ length: 60 }, () => ({ ...kai, email: 'x'.repeat(20_000) }));
    await expect(connect(createScriptedShell()).call('setAlreadyCrossBiometric', list)).rejects.toMatchObject({
      code: 'TOO_LARGE',
    });
  });

  it('rejects when the shell is gone', async () => {
    const dead: Transport = {
      post: () => {
        throw new Error('The Java object is gone');
      },
      onMessage: () => {},
      close: () => {},
    };
    const bridge = createBridge<PageProtocol>({ transport: dead, schemas: pageSchemas });
    await expect(bridge.call('getAlreadyCrossBiometric')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(() => bridge.emit('userLogout')).not.toThrow();
  });
});

describe('types', () => {
  it('know names, data and answers', () => {
    type Page = Bridge<PageProtocol>;
    const bridge = connect(createScriptedShell());
    const ask = () => bridge.call('invokeBiometricAuth', { reason: 'login' });
    // @ts-expect-error the reason is missing
    const askWithoutReason = () => bridge.call('invokeBiometricAuth');
    expectTypeOf(ask).returns.resolves.toEqualTypeOf<{ readonly success: boolean }>();
    expectTypeOf(askWithoutReason).toBeFunction();
    expectTypeOf<Parameters<Page['call']>[0]>().toEqualTypeOf<keyof ShellMethods>();
    expectTypeOf<Parameters<Page['emit']>[0]>().toEqualTypeOf<keyof PageEvents>();
    expectTypeOf<Parameters<Page['handle']>[0]>().toEqualTypeOf<keyof PageMethods>();
  });
});

describe('emit', () => {
  it('announces without waiting', async () => {
    const shell = createScriptedShell();
    connect(shell).emit('userLogin');
    await vi.advanceTimersByTimeAsync(0);
    expect(shell.received).toMatchObject([{ type: 'event', name: 'userLogin' }]);
  });
});

describe('handle', () => {
  it.each(['back', 'openQiaQia', 'openCustomerService', 'toQRCodeScanner'] as const)(
    'answers %s with the stub success',
    async (name) => {
      const run = vi.fn<() => void>();
      const shell = createScriptedShell();
      connect(shell, { handlers: { [name]: run } });
      await expect(shell.request(name)).resolves.toMatchObject({ ok: true, data: 'success' });
      expect(run).toHaveBeenCalledOnce();
    },
  );

  it('answers an unknown name with the exact words', async () => {
    const shell = createScriptedShell();
    connect(shell);
    const words = "handler name -> openMagic can't find!!!";
    await expect(shell.request('openMagic')).resolves.toMatchObject({
      ok: false,
      error: { code: 'NOT_FOUND', message: words },
      data: words,
    });
  });

  it.each(['toString', 'constructor', 'hasOwnProperty', 'valueOf'])('knows no handler %s', async (name) => {
    const shell = createScriptedShell();
    connect(shell, { handlers: { back: () => {} } });
    await expect(shell.request(name)).resolves.toMatchObject({ error: { code: 'NOT_FOUND' } });
  });

  it('checks the data before the handler runs', async () => {
    const run = vi.fn<() => void>();
    const shell = createScriptedShell();
    const bridge = connect(shell, { handlers: { openBrowser: run, qrScanResult: run } });
    const foreign = ['javascript:alert(1)', 'http://a.com', 'https://a@b.com', 'https://a\\b.com', 'https://'];
    for (const url of [...foreign, ' https://a.com']) {
      await expect(shell.request('openBrowser', { url })).resolves.toMatchObject({ error: { code: 'INVALID_DATA' } });
    }
    shell.announce('qrScanResult', { text: 5 });
    await vi.advanceTimersByTimeAsync(0);
    expect(run).not.toHaveBeenCalled();
    expect(bridge.ignored).toBe(1);
    await shell.request('openBrowser', { url: 'https://a.com/x?y#z' });
    expect(run).toHaveBeenCalledExactlyOnceWith({ url: 'https://a.com/x?y#z' });
  });

  it("reveals nothing of a handler's error to the shell", async () => {
    const error = new Error('secret /data/path');
    const onHandlerError = vi.fn<(error: unknown, name: string) => void>();
    const shell = createScriptedShell();
    connect(shell, { handlers: { back: () => Promise.reject(error) }, onHandlerError });
    const answer = await shell.request('back');
    expect(answer).toMatchObject({ ok: false, error: { code: 'HANDLER' } });
    expect(JSON.stringify(answer)).not.toMatch(/secret|path|stack|\.ts/);
    expect(onHandlerError).toHaveBeenCalledExactlyOnceWith(error, 'back');
    shell.announce('back');
    await vi.advanceTimersByTimeAsync(0);
    expect(onHandlerError).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['cyclic', (): unknown => ((self: Record<string, unknown>) => Object.assign(self, { self }))({})],
    ['too large', (): unknown => 'x'.repeat(0x100001)],
  ])('answers HANDLER when the result is %s', async (_what, make) => {
    const onHandlerError = vi.fn<(error: unknown, name: string) => void>();
    const shell = createScriptedShell();
    connect(shell, { handlers: { back: () => make() as 'success' }, onHandlerError });
    await expect(shell.request('back')).resolves.toMatchObject({ ok: false, error: { code: 'HANDLER' } });
    expect(onHandlerError).toHaveBeenCalledOnce();
  });

  it("runs an event's handler without answering, and counts unknown events", async () => {
    const scanned = vi.fn<(data: { readonly text: string }) => void>();
    const shell = createScriptedShell();
    const bridge = connect(shell, { handlers: { qrScanResult: scanned } });
    shell.announce('qrScanResult', { text: 'T1ABC' });
    shell.announce('somethingNew', { text: 'x' });
    await vi.advanceTimersByTimeAsync(0);
    expect(scanned).toHaveBeenCalledExactlyOnceWith({ text: 'T1ABC' });
    expect(shell.received).toEqual([]);
    expect(bridge.ignored).toBe(1);
  });

  it('has one handler per name, which can be replaced', async () => {
    const shell = createScriptedShell();
    const bridge = connect(shell);
    const remove = bridge.handle('back', () => {});
    expect(() => bridge.handle('back', () => {})).toThrow('has a handler');
    remove();
    const second = vi.fn<() => void>();
    bridge.handle('back', second);
    remove();
    await shell.request('back');
    expect(second).toHaveBeenCalledOnce();
  });
});

describe('before the shell is ready', () => {
  const late = (shell: ScriptedShell, after: number): [probe: () => Transport | undefined, probes: () => number] => {
    let probes = 0;
    return [() => (probes++ >= after ? shell.transport : undefined), () => probes];
  };

  it('keeps messages and sends them in order afterwards', async () => {
    const shell = createScriptedShell({ getAlreadyCrossBiometric: () => [kai] });
    const [transport, probes] = late(shell, 10);
    const bridge = connect(shell, { transport });
    bridge.emit('userLogin');
    const call = bridge.call('getAlreadyCrossBiometric');
    bridge.emit('userLogout');
    await vi.advanceTimersByTimeAsync(499);
    expect(shell.received).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await expect(call).resolves.toEqual([kai]);
    expect(shell.names()).toEqual(['userLogin', 'getAlreadyCrossBiometric', 'userLogout']);
    expect(probes()).toBe(11);
  });

  it('gives up after 3 s, and from then on fails at once', async () => {
    const shell = createScriptedShell();
    const [transport, probes] = late(shell, Infinity);
    const bridge = connect(shell, { transport });
    const settled = vi.fn<(outcome: unknown) => void>();
    void bridge.call('getAlreadyCrossBiometric').then(settled, settled);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'UNAVAILABLE' }));
    await expect(bridge.call('getAlreadyCrossBiometric')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(probes()).toBe(61);
  });

  it('keeps 64 messages', async () => {
    const shell = createScriptedShell();
    const [transport] = late(shell, 1);
    const bridge = connect(shell, { transport });
    for (let sent = 0; sent < 64; sent += 1) bridge.emit('userLogin');
    await expect(bridge.call('getAlreadyCrossBiometric')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await vi.advanceTimersByTimeAsync(50);
    expect(shell.received).toHaveLength(64);
  });
});

describe('the end', () => {
  it('rejects open calls when the page hides, and a page that comes back can call again', async () => {
    const page = new EventTarget();
    const shell = createScriptedShell({
      toQRCodeScanner: () => SILENT,
      invokeBiometricAuth: () => ({ success: true }),
    });
    const bridge = connect(shell, { page });
    const calls = Promise.allSettled([bridge.call('toQRCodeScanner'), bridge.call('toQRCodeScanner')]);
    page.dispatchEvent(new Event('pagehide'));
    expect((await calls).map((call) => call.status === 'rejected' && (call.reason as { code: string }).code)).toEqual([
      'CLOSED',
      'CLOSED',
    ]);
    await expect(bridge.call('invokeBiometricAuth', { reason: 'login' })).resolves.toEqual({ success: true });
    bridge.close();
  });

  it('does not send messages of a hidden page to a shell that appears later', async () => {
    const page = new EventTarget();
    const shell = createScriptedShell();
    let there = false;
    const bridge = connect(shell, { page, transport: () => (there ? shell.transport : undefined) });
    const call = bridge.call('getAlreadyCrossBiometric');
    page.dispatchEvent(new Event('pagehide'));
    await expect(call).rejects.toMatchObject({ code: 'CLOSED' });
    there = true;
    await vi.advanceTimersByTimeAsync(50);
    expect(shell.received).toEqual([]);
    bridge.close();
  });

  it('stays closed once closed', async () => {
    const shell = createScriptedShell({ getAlreadyCrossBiometric: () => SILENT });
    const closed = vi.spyOn(shell.transport, 'close');
    const bridge = connect(shell, { page: new EventTarget() });
    const open = bridge.call('getAlreadyCrossBiometric');
    bridge.close();
    await expect(open).rejects.toMatchObject({ code: 'CLOSED' });
    await expect(bridge.call('getAlreadyCrossBiometric')).rejects.toMatchObject({ code: 'CLOSED' });
    expect(() => bridge.emit('userLogout')).not.toThrow();
    expect(closed).toHaveBeenCalledOnce();
  });

  it('stops probing', () => {
    const shell = createScriptedShell();
    connect(shell, { transport: () => undefined }).close();
    expect(vi.getTimerCount()).toBe(0);
  });
});
