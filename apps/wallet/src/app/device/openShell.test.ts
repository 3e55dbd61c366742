import type { NativeWindow } from '@ezwallet/bridge';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openShell } from './openShell.ts';

const SIMULATOR = 'http://localhost:5190';
const posted = () => vi.fn<(text: string, origin?: string) => void>();
const nameOf = (text: string | undefined) => (JSON.parse(decodeURIComponent(text ?? '')) as { name: string }).name;

/** A window with only the fields that the search for a shell reads. */
function viewWith(fields: object = {}): Window & NativeWindow {
  const view = new EventTarget();
  return Object.assign(view, { top: view, parent: view, ...fields }) as unknown as Window & NativeWindow;
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('openShell', () => {
  it('finds no shell in a browser, and then stays silent', () => {
    const { native, bridge, saveImage } = openShell(viewWith());
    expect(native).toBe(false);
    expect(saveImage).toBeNull();
    expect(() => bridge.userLogin()).not.toThrow();
  });

  it('tells the native app about sign-in and sign-out', async () => {
    const wallet = { postMessage: posted() };
    const { native, bridge } = openShell(viewWith({ wallet }));
    expect(native).toBe(true);
    bridge.userLogin();
    bridge.userLogout();
    const told = () => wallet.postMessage.mock.calls.map(([text]) => nameOf(text));
    await expect.poll(told).toEqual(['userLogin', 'userLogout']);
  });

  it('goes back with the back button of the phone, as the browser does', async () => {
    const back = vi.fn<() => void>();
    const wallet = { postMessage: posted() };
    const view = viewWith({ wallet, history: { back } }) as Window & { __walletBridge?: { receive(text: string): void } };
    openShell(view);
    await expect.poll(() => view.__walletBridge).toBeDefined();
    const message = { v: 1, type: 'event', id: crypto.randomUUID(), name: 'back' };
    view.__walletBridge?.receive(encodeURIComponent(JSON.stringify(message)));
    await expect.poll(() => back.mock.calls.length).toBe(1);
  });

  it('asks the native app to save a picture', async () => {
    const wallet = { postMessage: posted() };
    void openShell(viewWith({ wallet })).saveImage?.('data:image/png;base64,AQID').catch(() => undefined);
    const told = () => wallet.postMessage.mock.calls.map(([text]) => nameOf(text));
    await expect.poll(told).toEqual(['saveImage']);
  });

  it('lets the native app scan, and receives codes that it scanned by itself', async () => {
    const wallet = { postMessage: posted() };
    const view = viewWith({ wallet }) as Window & { __walletBridge?: { receive(text: string): void } };
    const { scanCode, serveScans } = openShell(view);
    const scanned = vi.fn<(text?: string) => void>();
    serveScans(scanned);
    const scan = scanCode?.();
    const asked = () => wallet.postMessage.mock.calls.map(([text]) => JSON.parse(decodeURIComponent(text)) as { id: string; name: string });
    const tell = (message: object) => view.__walletBridge?.receive(encodeURIComponent(JSON.stringify({ v: 1, ...message })));
    await expect.poll(() => asked().map(({ name }) => name)).toEqual(['toQRCodeScanner']);
    tell({ type: 'response', id: asked()[0]!.id, ok: true, data: { text: 'T1ABC' } });
    expect(await scan).toBe('T1ABC');
    tell({ type: 'event', id: crypto.randomUUID(), name: 'toQRCodeScanner' });
    tell({ type: 'event', id: crypto.randomUUID(), name: 'qrScanResult', data: { text: 'T1DEF' } });
    await expect.poll(() => scanned.mock.calls).toEqual([[], ['T1DEF']]);
    expect(openShell(viewWith()).scanCode).toBeNull();
  });

  it('trusts neither a native object in a frame nor the page around it [S44]', () => {
    const parent = { postMessage: posted() };
    expect(openShell(viewWith({ wallet: { postMessage: posted() }, parent, top: parent })).native).toBe(false);
  });

  it('talks to the simulator of the development config, at its exact origin', async () => {
    vi.stubEnv('VITE_SHELL_ORIGIN', SIMULATOR);
    const parent = { postMessage: posted() };
    const { native, bridge } = openShell(viewWith({ parent, top: parent }));
    expect(native).toBe(true);
    bridge.userLogin();
    const told = () => parent.postMessage.mock.calls.map(([text, origin]) => [nameOf(text), origin]);
    await expect.poll(told).toEqual([['userLogin', SIMULATOR]]);
  });

  it('ignores a simulator in a build [S5][S44]', () => {
    vi.stubEnv('VITE_SHELL_ORIGIN', SIMULATOR);
    vi.stubEnv('DEV', false);
    const parent = { postMessage: posted() };
    expect(openShell(viewWith({ parent, top: parent })).native).toBe(false);
  });
});
