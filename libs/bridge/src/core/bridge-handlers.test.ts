import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createScriptedShell } from '../testing/createScriptedShell.ts';
import { connectPage } from '../testing/connectPage.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  if (vi.getTimerCount() > 0)
    throw new Error('The bridge left a timer running. Clear it when the call settles or the bridge closes.');
  vi.useRealTimers();
});

describe('handle', () => {
  it.each(['back', 'openQiaQia', 'openCustomerService', 'toQRCodeScanner'] as const)(
    'answers %s with the stub success',
    async (name) => {
      const run = vi.fn<() => void>();
      const shell = createScriptedShell();
      connectPage(shell, { handlers: { [name]: run } });
      await expect(shell.request(name)).resolves.toMatchObject({ ok: true, data: 'success' });
      expect(run).toHaveBeenCalledOnce();
    },
  );

  it('answers an unknown name with the exact words', async () => {
    const shell = createScriptedShell();
    connectPage(shell);
    const words = "handler name -> openMagic can't find!!!";
    await expect(shell.request('openMagic')).resolves.toMatchObject({
      ok: false,
      error: { code: 'NOT_FOUND', message: words },
      data: words,
    });
  });

  it.each(['toString', 'constructor', 'hasOwnProperty', 'valueOf'])('knows no handler %s [S13][S44]', async (name) => {
    const shell = createScriptedShell();
    connectPage(shell, { handlers: { back: () => {} } });
    await expect(shell.request(name)).resolves.toMatchObject({ error: { code: 'NOT_FOUND' } });
  });

  it('checks the data before the handler runs', async () => {
    const run = vi.fn<() => void>();
    const shell = createScriptedShell();
    const bridge = connectPage(shell, { handlers: { openBrowser: run, qrScanResult: run } });
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
    connectPage(shell, { handlers: { back: () => Promise.reject(error) }, onHandlerError });
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
    connectPage(shell, { handlers: { back: () => make() as 'success' }, onHandlerError });
    await expect(shell.request('back')).resolves.toMatchObject({ ok: false, error: { code: 'HANDLER' } });
    expect(onHandlerError).toHaveBeenCalledOnce();
  });

  it("runs an event's handler without answering, and counts unknown events", async () => {
    const scanned = vi.fn<(data: { readonly text: string }) => void>();
    const shell = createScriptedShell();
    const bridge = connectPage(shell, { handlers: { qrScanResult: scanned } });
    shell.announce('qrScanResult', { text: 'T1ABC' });
    shell.announce('somethingNew', { text: 'x' });
    await vi.advanceTimersByTimeAsync(0);
    expect(scanned).toHaveBeenCalledExactlyOnceWith({ text: 'T1ABC' });
    expect(shell.received).toEqual([]);
    expect(bridge.ignored).toBe(1);
  });

  it('has one handler per name, which can be replaced', async () => {
    const shell = createScriptedShell();
    const bridge = connectPage(shell);
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
