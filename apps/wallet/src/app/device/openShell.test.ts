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
    const { native, bridge, opened } = openShell(viewWith());
    expect(native).toBe(false);
    expect(opened).toBeNull();
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
