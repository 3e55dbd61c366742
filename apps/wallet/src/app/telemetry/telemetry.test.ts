import { describe, expect, it, vi } from 'vitest';
import { isReadByAll } from './tag-collector.ts';
import { startTelemetry } from './startTelemetry.ts';
import type { Vital } from './watchVitals.ts';

async function start(collector: string, first = '/faq') {
  let here = first;
  let arrive = (_page: string) => {};
  let report = (_vital: Vital) => {};
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() =>
    Promise.reject(new Error('blocked')),
  );
  await startTelemetry({
    collector,
    fetch: fetch as unknown as typeof globalThis.fetch,
    here: () => here,
    follow: (listener) => (arrive = listener),
    watch: (tell) => {
      report = tell;
      return Promise.resolve();
    },
  });
  const sent = () => fetch.mock.calls.map(([, { body }]) => JSON.parse(body as string) as unknown);
  const go = (page: string) => {
    here = page;
    arrive(page);
  };
  return { fetch, sent, go, report: (vital: Vital) => report(vital) };
}

describe('the collector of a tag manager [S45]', () => {
  it('hears which public pages are read, and how fast they were', async () => {
    const { fetch, sent, go, report } = await start('https://tags.example/collect');
    go('/notice');
    report({ name: 'LCP', value: 1234.56789, rating: 'good' });
    expect(sent()).toEqual([
      { event: 'page_view', page: '/faq' },
      { event: 'page_view', page: '/notice' },
      { event: 'web_vital', page: '/notice', name: 'LCP', value: 1234.568 },
    ]);
    const [url, init] = fetch.mock.calls[0]!;
    expect(url).toBe('https://tags.example/collect');
    expect(init).toMatchObject({ credentials: 'omit', mode: 'no-cors', keepalive: true });
  });

  it('hears nothing from the login, from Home, and from screens with money', async () => {
    const { sent, go, report } = await start('https://tags.example/collect', '/login');
    for (const page of [
      '/',
      '/register',
      '/transfer',
      '/cashier',
      '/checkout',
      '/order/detail',
      '/chat',
      '/security',
    ]) {
      expect(isReadByAll(page), page).toBe(false);
      go(page);
      report({ name: 'INP', value: 40, rating: 'good' });
    }
    expect(sent()).toEqual([]);
  });

  it.each(['', 'http://tags.example', 'javascript:alert(1)'])('is none at %j', async (collector) => {
    const { fetch, go } = await start(collector);
    go('/notice');
    expect(fetch).not.toHaveBeenCalled();
  });
});
