import { describe, expect, it } from 'vitest';
import { checkAccountId } from './checkAccountId.ts';

describe('checkAccountId', () => {
  it.each(['kaiwong', '20260101', 'Kai2026', 'abcd', 'a'.repeat(20)])('accepts %j unchanged', (text) => {
    expect(checkAccountId(text)).toEqual({ ok: true, value: text });
  });

  it.each([
    ['', 'ACCOUNT_ID_EMPTY'],
    ['abc', 'ACCOUNT_ID_LENGTH'],
    ['a'.repeat(21), 'ACCOUNT_ID_LENGTH'],
    ['kai_wong', 'ACCOUNT_ID_SYMBOL'],
    ['kai wong', 'ACCOUNT_ID_SYMBOL'],
    ['kаiwong', 'ACCOUNT_ID_SYMBOL'],
    ['家明家明', 'ACCOUNT_ID_SYMBOL'],
  ])('refuses %j with %s', (text, code) => {
    expect(checkAccountId(text)).toMatchObject({ ok: false, issue: { code } });
  });
});
