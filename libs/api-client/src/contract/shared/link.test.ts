import { is } from 'valibot';
import { describe, expect, it } from 'vitest';
import { appPath, httpsUrl, link } from './link.ts';

describe('link', () => {
  it.each(['', '/', '/activity/detail?code=BUY3', 'https://example.com', 'https://example.com:8443/a?b=c#d'])(
    'leads to %j',
    (text) => expect(is(link, text)).toBe(true),
  );

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://example.com',
    '//example.com',
    '/\\example.com',
    '/\t/example.com',
    '/a\\b',
    'https://trusted.example@evil.example/',
    'https:\\\\example.com',
    'https://',
    ' https://example.com',
    'relative/path',
  ])('rejects %j as a link [S10]', (text) => {
    expect(is(link, text)).toBe(false);
  });

  it('distinguishes paths and addresses [S10]', () => {
    expect(is(appPath, 'https://example.com')).toBe(false);
    expect(is(httpsUrl, '/activity')).toBe(false);
  });
});
