import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safeRedirect.ts';

const routes = new Set(['/', '/transfer', '/order/detail', '/kyc/uploadIDcard', '/merchant/profits']);
const isKnownPath = (path: string): boolean => routes.has(path);
const isAnyPath = (): boolean => true;

const hostile = [
  '',
  'transfer',
  './transfer',
  '../transfer',
  '?from=/transfer',
  '#/transfer',
  '//evil.com',
  '///evil.com',
  '////evil.com',
  '//evil.com/transfer',
  '/\\evil.com',
  '\\\\evil.com',
  '\\/evil.com',
  '/\\/evil.com',
  '/transfer\\..\\..\\evil.com',
  '/\t/evil.com',
  '/\n/evil.com',
  '/\r\n/evil.com',
  '\t//evil.com',
  ' //evil.com',
  ' /transfer',
  '/transfer ',
  '/%09/evil.com',
  '/%0a/evil.com',
  '/%2f/evil.com',
  '/%2fevil.com',
  '/%5cevil.com',
  '/%252fevil.com',
  '/%255cevil.com',
  '/..//evil.com',
  '/.//evil.com',
  '/transfer/..//evil.com',
  '/transfer/..',
  '/transfer/../order/detail',
  '/%2e%2e//evil.com',
  '/%2e%2e/transfer',
  '/transfer/',
  '/transfer//',
  '/order//detail',
  '/transfer;@evil.com',
  '/@evil.com',
  '/:@evil.com',
  'https://evil.com',
  'https:evil.com',
  'https:/evil.com',
  'http:transfer',
  'HTTPS://wallet.invalid@evil.com',
  'https://wallet.invalid/transfer',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'javascript://%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://evil.com/1',
  'vbscript:x',
  'mailto:a@evil.com',
  '/\u0000transfer',
  '/transfer\u0000',
  '/transfer\u202e',
  '/\uff0fevil.com',
  '/\u2215evil.com',
  '／／evil.com',
  '/。/evil.com',
  '/transfer?a\tb',
  '/transfer?a\nb',
  '/transfer?a\\b',
  '/transfer#\u202eb',
  '/transfer?家=1',
  `/transfer?${'a'.repeat(3000)}`,
];

describe('safeRedirect', () => {
  it.each([
    '/',
    '/?tab=mine',
    '/transfer',
    '/order/detail?billNo=B1&type=2',
    '/order/detail?next=%2F%2Fevil.com',
    '/kyc/uploadIDcard#front',
    '/merchant/profits?a=b?c#d?e',
  ])('keeps %s', (from) => {
    expect(safeRedirect(from, isKnownPath)).toBe(from);
  });

  it.each(hostile)('refuses %j [S11]', (from) => {
    expect(safeRedirect(from, isKnownPath)).toBeNull();
  });

  it.each(hostile)('refuses %j even if the route table accepted every path', (from) => {
    expect(safeRedirect(from, isAnyPath)).toBeNull();
  });

  it('refuses a path that the route table does not contain', () => {
    expect(safeRedirect('/admin', isKnownPath)).toBeNull();
  });

  it('never leaves the origin, whatever the text [S11]', () => {
    const pieces = ['/', '\\', '.', '..', '%2f', '%5c', '%09', '\t', 'evil.com', '@', ':', '?', '#', 'transfer', ';'];
    const piece = fc.constantFrom(...pieces, 'https:', 'javascript:');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const target = safeRedirect(`/${pieces.join('')}`, isAnyPath);
        fc.pre(target !== null);
        const once = new URL(target, 'https://ours.example');
        const twice = new URL(once.pathname + once.search + once.hash, 'https://ours.example');
        expect(once.origin).toBe('https://ours.example');
        expect(twice.href).toBe(once.href);
        expect(target).not.toMatch(/^\/[/\\]/);
      }),
      { numRuns: 5000 },
    );
  });
});
