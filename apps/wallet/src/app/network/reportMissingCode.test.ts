import { setupI18n } from '@lingui/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NetworkStore } from '@ezwallet/domain-stores';
import { createFakeDeps } from '@ezwallet/domain-stores/testing';
import { toast } from '@ezwallet/ui';
import { reportMissingCode } from './reportMissingCode.ts';

const LOST = new Error('Unable to preload CSS for /assets/a.css');

describe('reportMissingCode', () => {
  const fail = vi.spyOn(toast, 'fail');
  const fetching = vi.fn<typeof fetch>();
  const reload = vi.fn<() => void>();
  let clock: ReturnType<typeof createFakeDeps>['clock'];
  let network: NetworkStore;
  let lose: () => void;

  beforeEach(() => {
    fail.mockClear();
    reload.mockClear();
    vi.stubGlobal('fetch', fetching.mockReset().mockResolvedValue(new Response()));
    ({ clock } = createFakeDeps());
    network = new NetworkStore();
    const page = new EventTarget();
    const view = Object.assign(page, { document }) as unknown as Window;
    reportMissingCode({ i18n: setupI18n({ locale: 'en', messages: { en: {} } }), view, clock, network, reload });
    lose = () => page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: LOST }));
  });
  afterEach(() => {
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  });

  const retry = () => fail.mock.lastCall?.[1]?.action?.onAction();

  it('says so a moment later, and reloads when the person asks and the server answers', async () => {
    lose();
    expect(fail).not.toHaveBeenCalled();
    await clock.advance(1_500);
    expect(fail).toHaveBeenCalledWith('A part of the app did not load.', expect.anything());
    fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    retry();
    await vi.waitFor(() => expect(fail).toHaveBeenCalledTimes(2));
    expect(reload).not.toHaveBeenCalled();
    retry();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('says so once for code that is asked for again and again', async () => {
    for (let look = 0; look < 20; look += 1) {
      lose();
      await clock.advance(120);
    }
    expect(fail).toHaveBeenCalledOnce();
  });

  it('leaves it to a screen that says so itself', async () => {
    document.body.innerHTML = '<p data-code-missing></p>';
    lose();
    await clock.advance(1_500);
    expect(fail).not.toHaveBeenCalled();
  });

  it('leaves it to the network question', async () => {
    void network.ask('unsent');
    lose();
    await clock.advance(1_500);
    expect(fail).not.toHaveBeenCalled();
  });
});
