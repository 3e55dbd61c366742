import { setupI18n } from '@lingui/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NetworkStore } from '@ezwallet/domain-stores';
import { createFakeDeps } from '@ezwallet/domain-stores/testing';
import { dialog, type ConfirmOptions } from '@ezwallet/ui';
import { askAboutNetwork } from './askAboutNetwork.ts';

describe('askAboutNetwork', () => {
  const fetching = vi.fn<typeof fetch>();
  let network: NetworkStore;
  let clock: ReturnType<typeof createFakeDeps>['clock'];
  let asked: ConfirmOptions[];
  let press: (again: boolean) => void;
  let stop: () => void;

  beforeEach(() => {
    fetching.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
    vi.stubGlobal('fetch', fetching);
    asked = [];
    vi.spyOn(dialog, 'confirm').mockImplementation((options) => {
      asked.push(options);
      return new Promise((resolve) => {
        press = resolve;
        options.signal?.addEventListener('abort', () => resolve(false));
      });
    });
    network = new NetworkStore();
    ({ clock } = createFakeDeps());
    stop = askAboutNetwork({ i18n: setupI18n({ locale: 'en', messages: { en: {} } }), network, clock, view: window });
  });
  afterEach(() => {
    stop();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it.each([
    ['unsent', 'We cannot reach the server. Nothing was sent.'],
    ['read', 'We cannot reach the server. Check your connection.'],
    ['unknown', 'We cannot reach the server. Your request may have arrived. Check before you send it again.'],
  ] as const)('says what happened to the request: %s', (fate, content) => {
    void network.ask(fate);
    expect(asked).toMatchObject([{ title: 'Network error', content }]);
  });

  it.each([true, false])('passes the answer on: %s', async (again) => {
    const call = network.ask('read');
    press(again);
    expect(await call).toBe(again);
    expect(asked[0]?.signal?.aborted).toBe(true);
  });

  it('looks for the server, and closes when it answers', async () => {
    network.failed();
    const call = network.ask('read');
    await clock.advance(3_000);
    expect(asked[0]?.signal?.aborted).toBe(false);
    fetching.mockResolvedValue(new Response());
    await clock.advance(3_000);
    expect(await call).toBe(true);
    expect(asked[0]?.signal?.aborted).toBe(true);
    const looks = fetching.mock.calls.length;
    await clock.advance(30_000);
    expect(fetching).toHaveBeenCalledTimes(looks);
  });

  it('looks at once when the browser has a network again', async () => {
    network.failed();
    const call = network.ask('read');
    fetching.mockResolvedValue(new Response());
    window.dispatchEvent(new Event('online'));
    expect(await call).toBe(true);
  });

  it('asks again when more became known', () => {
    void network.ask('read');
    void network.ask('unknown');
    expect(asked).toHaveLength(2);
    expect(asked[0]?.signal?.aborted).toBe(true);
    expect(asked[1]?.signal?.aborted).toBe(false);
  });
});
