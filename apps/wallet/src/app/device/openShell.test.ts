import type { NativeWindow } from '@ezwallet/bridge';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openShell } from './openShell.ts';

const SIMULATOR = 'http://localhost:5190';
const posted = () => vi.fn<(text: string, origin?: string) => void>();
const nameOf = (text: string | undefined) => (JSON.parse(decodeURIComponent(text ?? '')) as { name: string }).name;

/** A window is an event target with a few fields; these are all that a shell is found by. */
function viewWith(fields: object = {}): Window & NativeWindow {
  const view = new EventTarget();
  return Object.assign(view, { top: view, parent: view, ...fields }) as unknown as Window & NativeWindow;
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('openShell', () => {
  it('finds none in a browser, and then says nothing', () => {
    const { native, bridge } = openShell(viewWith());
    expect(native).toBe(false);
    expect(() => bridge.userLogin()).not.toThrow();
  });

  it('tells the native app who comes and goes', async () => {
    const wallet = { postMessage: posted() };
    const { native, bridge } = openShell(viewWith({ wallet }));
    expect(native).toBe(true);
    bridge.userLogin();
    bridge.userLogout();
    const told = () => wallet.postMessage.mock.calls.map(([text]) => nameOf(text));
    await expect.poll(told).toEqual(['userLogin', 'userLogout']);
  });

  it('trusts no native object in a frame, nor whoever frames the page', () => {
    const parent = { postMessage: posted() };
    expect(openShell(viewWith({ wallet: { postMessage: posted() }, parent, top: parent })).native).toBe(false);
  });

  it('speaks with the simulator that development names, at its exact origin', async () => {
    vi.stubEnv('VITE_SHELL_ORIGIN', SIMULATOR);
    const parent = { postMessage: posted() };
    const { native, bridge } = openShell(viewWith({ parent, top: parent }));
    expect(native).toBe(true);
    bridge.userLogin();
    const told = () => parent.postMessage.mock.calls.map(([text, origin]) => [nameOf(text), origin]);
    await expect.poll(told).toEqual([['userLogin', SIMULATOR]]);
  });

  it('knows no simulator in a build', () => {
    vi.stubEnv('VITE_SHELL_ORIGIN', SIMULATOR);
    vi.stubEnv('DEV', false);
    const parent = { postMessage: posted() };
    expect(openShell(viewWith({ parent, top: parent })).native).toBe(false);
  });
});
