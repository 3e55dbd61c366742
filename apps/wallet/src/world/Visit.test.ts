import { beforeEach, describe, expect, it } from 'vitest';
import { Visit } from './Visit.ts';

const known = new Set(['/', '/transfer', '/pay', '/order/detail']);
const at = (path: string) => new URL(path, 'https://wallet.example');

describe('Visit', () => {
  let visit: Visit;
  beforeEach(() => {
    visit = new Visit(sessionStorage, localStorage, (path) => known.has(path));
  });

  it('leads back once to where the person came from', () => {
    visit.remember(at('/login?from=%2Forder%2Fdetail%3FbillNo%3D7'));
    expect(visit.afterLogin()).toBe('/order/detail?billNo=7');
    expect(visit.afterLogin()).toBe('/');
  });

  it.each([
    '//evil.example',
    'https://evil.example',
    '/..//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/unknown',
  ])('does not lead to %s', (from) => {
    visit.remember(at(`/login?from=${encodeURIComponent(from)}`));
    expect(visit.afterLogin()).toBe('/');
  });

  it('forgets an earlier target when a bad one arrives', () => {
    visit.remember(at('/login?from=/transfer'));
    visit.remember(at('/login?from=//evil.example'));
    expect(visit.afterLogin()).toBe('/');
  });

  it('ignores bad values in the storage', () => {
    sessionStorage.setItem('from', 'https://evil.example');
    expect(visit.afterLogin()).toBe('/');
  });

  it.each([
    ['?inviteCode=EZ7KD42P', 'EZ7KD42P'],
    ['?code=abcd', 'abcd'],
    ['?inviteCode=first&code=second', 'first'],
    ['?code=<script>', ''],
    ['?code=abc', ''],
    ['', ''],
  ])('of %s keeps invitation %j', (query, kept) => {
    visit.remember(at(`/register${query}`));
    expect(visit.inviteCode).toBe(kept);
    expect(localStorage.getItem('inviteCode')).toBe(kept === '' ? null : kept);
  });

  it('keeps the code of an activity apart from invitations', () => {
    visit.remember(at('/activity/detail?code=TRADE2'));
    expect(visit.inviteCode).toBe('');
  });

  it('keeps a payment text of /pay only, and goes there after login', () => {
    visit.remember(at('/transfer?text=EZP1.abc.def'));
    expect(visit.paymentText).toBeNull();
    visit.remember(at('/pay?text=EZP1.abc.def'));
    expect(visit.afterLogin()).toBe('/pay');
    expect(visit.takePaymentText()).toBe('EZP1.abc.def');
    expect(visit.paymentText).toBeNull();
  });

  it('goes home with a payment text while it has no screen', () => {
    const early = new Visit(sessionStorage, localStorage, (path) => path === '/');
    early.remember(at('/pay?text=EZP1.abc.def'));
    expect(early.afterLogin()).toBe('/');
    expect(early.paymentText).toBe('EZP1.abc.def');
  });

  it('rejects a payment text with strange characters or length', () => {
    visit.remember(at(`/pay?text=${encodeURIComponent('a b<c>')}`));
    visit.remember(at(`/pay?text=${'a'.repeat(2049)}`));
    expect(visit.paymentText).toBeNull();
  });
});
