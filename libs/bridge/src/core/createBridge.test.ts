import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { pageSchemas } from '../methods/pageSchemas.ts';
import type { PageEvents, PageMethods, PageProtocol, ShellMethods } from '../methods/page-protocol.ts';
import { createScriptedShell, refusal, SILENT } from '../testing/createScriptedShell.ts';
import type { Transport } from '../transports/Transport.ts';
import { createBridge, type Bridge } from './createBridge.ts';
import { connectPage, KAI } from '../testing/connectPage.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  if (vi.getTimerCount() > 0)
    throw new Error('The bridge left a timer running. Clear it when the call settles or the bridge closes.');
  vi.useRealTimers();
});

describe('call', () => {
  it('asks the shell and resolves to its answer', async () => {
    const shell = createScriptedShell({ getAlreadyCrossBiometric: () => [KAI] });
    await expect(connectPage(shell).call('getAlreadyCrossBiometric')).resolves.toEqual([KAI]);
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
    const bridge = connectPage(shell);
    const answers = await Promise.all([
      bridge.call('invokeBiometricAuth', { reason: 'login' }),
      bridge.call('setAlreadyCrossBiometric', [KAI]),
      bridge.call('invokeBiometricAuth', { reason: 'pay' }),
    ]);
    expect(answers).toEqual([{ success: true }, 1, { success: false }]);
    expect(saved).toEqual([[KAI]]);
  });

  it('rejects with the code, message and data of a refusal', async () => {
    const shell = createScriptedShell({ setAlreadyCrossBiometric: () => refusal('KEYSTORE', 'locked') });
    const bridge = connectPage(shell);
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
    const isNothing = (data: unknown): data is undefined => data === undefined;
    const schemas = { handles: { note: check }, calls: { place: isNothing }, events: {}, answers: { place: check } };
    const bridge = createBridge<Own>({ transport: shell.transport, handlers: { note }, schemas });
    await expect(bridge.call('place')).rejects.toMatchObject({ code: 'INVALID_DATA' });
    await expect(shell.request('note', null)).resolves.toMatchObject({ ok: false, error: { code: 'INVALID_DATA' } });
    expect(note).not.toHaveBeenCalled();
  });

  it('waits for a slow shell', async () => {
    const slow = () => new Promise((resolve) => setTimeout(resolve, 9_999, [KAI]));
    const call = connectPage(createScriptedShell({ getAlreadyCrossBiometric: slow })).call('getAlreadyCrossBiometric');
    await vi.advanceTimersByTimeAsync(9_999);
    await expect(call).resolves.toEqual([KAI]);
  });

  it('rejects an answer that does not match the declared form', async () => {
    const shell = createScriptedShell({ getAlreadyCrossBiometric: () => [{ ...KAI, expirationTime: 'never' }] });
    await expect(connectPage(shell).call('getAlreadyCrossBiometric')).rejects.toMatchObject({ code: 'INVALID_DATA' });
  });

  it.each([
    ['getAlreadyCrossBiometric', 10_000],
    ['toQRCodeScanner', 120_000],
  ] as const)('%s times out after %i ms, and not before', async (name, limit) => {
    const shell = createScriptedShell({ [name]: () => SILENT });
    const settled = vi.fn<(outcome: unknown) => void>();
    void connectPage(shell).call(name).then(settled, settled);
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'TIMEOUT' }));
  });

  it('drops late, duplicate and unexpected answers', async () => {
    const shell = createScriptedShell({ getAlreadyCrossBiometric: () => SILENT });
    const bridge = connectPage(shell);
    const call = bridge.call('getAlreadyCrossBiometric');
    await vi.advanceTimersByTimeAsync(0);
    const answer = (id: string | undefined, data: unknown): void =>
      shell.deliver(encodeURIComponent(JSON.stringify({ v: 1, type: 'response', id, ok: true, data })));
    answer(shell.received[0]?.id, [KAI]);
    answer(shell.received[0]?.id, []);
    answer(crypto.randomUUID(), []);
    await expect(call).resolves.toEqual([KAI]);
    expect(bridge.ignored).toBe(2);

    const late = bridge.call('getAlreadyCrossBiometric').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await late).toMatchObject({ code: 'TIMEOUT' });
    answer(shell.received[1]?.id, [KAI]);
    await vi.advanceTimersByTimeAsync(0);
    expect(bridge.ignored).toBe(3);
  });

  it('rejects messages that are too large, and leaves no call open', async () => {
    const list = Array.from({ length: 60 }, () => ({ ...KAI, email: '家'.repeat(4_096) }));
    await expect(connectPage(createScriptedShell()).call('setAlreadyCrossBiometric', list)).rejects.toMatchObject({
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
    const bridge = connectPage(createScriptedShell());
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
    connectPage(shell).emit('userLogin');
    await vi.advanceTimersByTimeAsync(0);
    expect(shell.received).toMatchObject([{ type: 'event', name: 'userLogin' }]);
  });
});
