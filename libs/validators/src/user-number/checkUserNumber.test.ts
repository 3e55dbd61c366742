import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkUserNumber } from './checkUserNumber.ts';

describe('checkUserNumber', () => {
  it('normalises upper and lower case to one form', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9]{5,7}$/), (text) => {
        expect(checkUserNumber(text)).toEqual({ ok: true, value: text.toUpperCase() });
        expect(checkUserNumber(text.toLowerCase())).toEqual(checkUserNumber(text));
      }),
    );
  });

  const refused = ['ABCD', 'ABCDEFGH', 'AB-12', 'AB 12', 'ABCDE\n', 'ＡＢＣＤＥ', 'ABCD\u212a', 'ABCDı', '一二三四五'];

  it.each(refused)('refuses %j', (text) => {
    expect(checkUserNumber(text)).toEqual({
      ok: false,
      issue: { code: 'USER_NUMBER_FORMAT', params: { min: 5, max: 7 } },
    });
  });

  it('recognises an empty field', () => {
    expect(checkUserNumber('')).toEqual({ ok: false, issue: { code: 'USER_NUMBER_EMPTY', params: {} } });
  });
});
