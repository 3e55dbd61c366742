import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createScriptedShell, SILENT, type ScriptedShell } from '../testing/createScriptedShell.ts';
import type { Transport } from '../transports/Transport.ts';
import { connectPage, KAI } from '../testing/connectPage.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  if (vi.getTimerCount() > 0)
    throw new Error('The bridge left a timer running. Clear it when the call settles or the bridge closes.');
  vi.useRealTimers();
});

describe('before the shell is ready', () => {
  const late = (shell: ScriptedShell, after: number): [probe: () => Transport | undefined, probes: () => number] => {
    let probes = 0;
    return [() => (probes++ >= after ? shell.transport : undefined), () => probes];
  };

  it('keeps messages and sends them in order afterwards', async () => {
    const shell = createScriptedShell({ getAlreadyCrossBiometric: () => [KAI] });
    const [transport, probes] = late(shell, 10);
    const bridge = connectPage(shell, { transport });
    bridge.emit('userLogin');
    const call = bridge.call('getAlreadyCrossBiometric');
    bridge.emit('userLogout');
    await vi.advanceTimersByTimeAsync(499);
    expect(shell.received).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await expect(call).resolves.toEqual([KAI]);
    expect(shell.names()).toEqual(['userLogin', 'getAlreadyCrossBiometric', 'userLogout']);
    expect(probes()).toBe(11);
  });

  it('gives up after 3 s, and from then on fails at once', async () => {
    const shell = createScriptedShell();
    const [transport, probes] = late(shell, Infinity);
    const bridge = connectPage(shell, { transport });
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
    const bridge = connectPage(shell, { transport });
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
    const bridge = connectPage(shell, { page });
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
    const bridge = connectPage(shell, { page, transport: () => (there ? shell.transport : undefined) });
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
    const bridge = connectPage(shell, { page: new EventTarget() });
    const open = bridge.call('getAlreadyCrossBiometric');
    bridge.close();
    await expect(open).rejects.toMatchObject({ code: 'CLOSED' });
    await expect(bridge.call('getAlreadyCrossBiometric')).rejects.toMatchObject({ code: 'CLOSED' });
    expect(() => bridge.emit('userLogout')).not.toThrow();
    expect(closed).toHaveBeenCalledOnce();
  });

  it('stops probing', () => {
    const shell = createScriptedShell();
    connectPage(shell, { transport: () => undefined }).close();
    expect(vi.getTimerCount()).toBe(0);
  });
});
