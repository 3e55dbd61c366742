import { describe, expect, it } from 'vitest';
import { isTheFile, wayOf } from './requests.ts';

const ORIGIN = 'https://wallet.example';
const way = (path: string, mode = 'cors', method = 'GET') =>
  wayOf({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN, ['/first-paint.js', '/assets/a.js']);

describe('the worker [S42]', () => {
  it.each(['/', '/login', '/checkout?no=7', '/order/detail'])('answers the screen %s with the page', (path) => {
    expect(way(path, 'navigate')).toBe('page');
  });

  it('keeps files of the build, and asks for those that have no hash', () => {
    expect(way('/assets/x7f.js')).toBe('kept');
    expect(way('/first-paint.js')).toBe('fresh');
  });

  it.each([
    '/api/gw/p3',
    '/api/account/getUserInfo',
    '/api',
    '/sandbox/outbox',
    '/health',
    '/icon-512.png',
    '/service-worker.js',
    'https://cdn.example/assets/a.js',
    '/assets/a.js?token=1',
  ])('leaves %s alone', (path) => expect(way(path)).toBeNull());

  it('leaves alone what changes something, and what opens no screen', () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'HEAD']) expect(way('/assets/a.js', 'cors', method)).toBeNull();
    for (const path of ['/sandbox', '/sandbox/outbox', '/api/x', '/health', '/statement.csv'])
      expect(way(path, 'navigate')).toBeNull();
  });
});

describe('a file [S42]', () => {
  const answer = (type: string | null, init: Partial<Response> = {}) => ({
    ok: true,
    redirected: false,
    headers: new Headers(type === null ? {} : { 'content-type': type }),
    ...init,
  });

  it.each([
    ['/assets/a.js', 'text/javascript; charset=utf-8'],
    ['/assets/a.js', 'application/javascript'],
    ['/assets/a.css', 'text/css'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/assets/a.woff2', 'font/woff2'],
  ])('%s is what %s says', (path, type) => expect(isTheFile(path, answer(type))).toBe(true));

  it.each([
    ['a page in place of a script', '/assets/a.js', answer('text/html')],
    ['a page in place of a picture', '/assets/a.png', answer('text/html')],
    ['a script without a type', '/assets/a.js', answer(null)],
    ['an error', '/assets/a.js', answer('text/javascript', { ok: false })],
    ['an answer from elsewhere', '/assets/a.js', answer('text/javascript', { redirected: true })],
  ])('is not %s', (_what, path, response) => expect(isTheFile(path, response)).toBe(false));
});
