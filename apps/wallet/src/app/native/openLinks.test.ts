import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageSchemas } from '@ezwallet/bridge/methods';
import { describe, expect, it, vi } from 'vitest';
import { openLinks } from './openLinks.ts';

/** Taps on what is inside of a link. The event is a fake, because this browser would open the address. */
function click(markup: { href: string; target?: string }, isOld = false) {
  const link = Object.assign(document.createElement('a'), markup);
  const inner = document.createElement('b');
  link.append(inner);
  let tap = (_event: Event) => {};
  const page = { addEventListener: (_type: string, listener: typeof tap) => (tap = listener) } as unknown as Document;
  const call = vi.fn(() => (isOld ? Promise.reject(new Error('NOT_FOUND')) : Promise.resolve('success')));
  const open = vi.fn(() => null);
  const view = { open, location: { origin: 'https://wallet.example' } as Location };
  openLinks(page, { call } as unknown as Parameters<typeof openLinks>[1], view);
  const preventDefault = vi.fn<() => void>();
  tap({ target: inner, defaultPrevented: false, preventDefault } as unknown as Event);
  return { call, open, stopped: preventDefault.mock.calls.length > 0 };
}

const HELP = { href: 'https://help.example/a?b=c', target: '_blank' };

describe('a link to another site', () => {
  it('opens in the phone’s browser', () => {
    const { call, stopped } = click(HELP);
    expect(call.mock.calls).toEqual([['openBrowser', { url: HELP.href }]]);
    expect(stopped).toBe(true);
  });

  it('opens by the webview where the native app cannot', async () => {
    const { open } = click(HELP, true);
    await vi.waitFor(() => expect(open.mock.calls).toEqual([[HELP.href, '_blank', 'noopener,noreferrer']]));
  });

  it.each([
    { href: 'https://wallet.example/sandbox', target: '_blank' },
    { href: 'https://help.example/' },
    { href: 'mailto:a@example.com', target: '_blank' },
  ])('%j is left to the page', (markup) => {
    expect(click(markup)).toMatchObject({ stopped: false });
  });
});

it('the app makes every call of the protocol', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => !name.includes('.test.'));
  const text = files.map((name) => readFileSync(join(import.meta.dirname, name), 'utf8')).join('');
  const missing = Object.keys(pageSchemas.calls).filter((name) => !text.includes(`call('${name}'`));
  expect(missing).toEqual([]);
});
