import { describe, expect, it } from 'vitest';
import { checkContactRemark } from './checkContactRemark.ts';

describe('checkContactRemark', () => {
  it.each([
    ['', ''],
    ['   ', ''],
    [' My shop ', 'My shop'],
    ['八个字的备注刚好', '八个字的备注刚好'],
  ])('accepts %j as %j', (text, value) => {
    expect(checkContactRemark(text)).toEqual({ ok: true, value });
  });

  it.each([
    ['nine char', 'CONTACT_REMARK_TOO_LONG', { max: 8 }],
    ['a\u200bb', 'CONTACT_REMARK_CHARACTER', { codePoint: 'U+200B' }],
    ['Bоss', 'CONTACT_REMARK_MIXED_SCRIPTS', {}],
  ])('refuses %j with %s [S34]', (text, code, params) => {
    expect(checkContactRemark(text)).toEqual({ ok: false, issue: { code, params } });
  });
});
