import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCharacters } from '../display-text/countCharacters.ts';
import { checkNickname, NICKNAME_MAX } from './checkNickname.ts';

describe('checkNickname', () => {
  it.each([
    [' 家 明 ', '家明'],
    ['Kai Wong', 'KaiWong'],
    ['全\u3000角\u00a0空', '全角空'],
    ['e\u0301milie', 'émilie'],
    ['한글', '한글'],
    ['家家家家家家家家家家', '家家家家家家家家家家'],
    ['𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷', '𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷'],
    ['สวัสดี', 'สวัสดี'],
    ['Иван', 'Иван'],
    ['K家7', 'K家7'],
    ['🐼panda', '🐼panda'],
  ])('accepts %j as %j', (text, value) => {
    expect(checkNickname(text)).toEqual({ ok: true, value });
  });

  it.each([
    ['Ｋａｉ', 'Kai'],
    ['𝓚𝓪𝓲', 'Kai'],
    ['ﬁona', 'fiona'],
    ['Ⅷ', 'VIII'],
    ['Badminton', 'Badminton'],
    ['Ecosystem', 'Ecosystem'],
    ['小助手', '小助手'],
    ['支持者', '支持者'],
  ])('reads %j as %j', (text, value) => {
    expect(checkNickname(text)).toEqual({ ok: true, value });
  });

  it.each([
    'support',
    'EZ Support',
    'SUPPORT24',
    'Supp0rt',
    'su.pp-or_t',
    'Ｓｕｐｐｏｒｔ',
    '𝐬𝐮𝐩𝐩𝐨𝐫𝐭',
    'Šupport',
    'ſupport',
    'admin',
    'Admin_7',
    'ＡＤＭＩＮ',
    'adm1n',
    'sysadmin',
    'Official',
    'OfficiaI',
    'Offlcial',
    '0fficial',
    'EZWallet',
    'Staff',
    'System',
    '客服',
    '在线客服1号',
    '官方',
    'EZ官方',
    '管理员',
    '管理員',
    '系统消息',
    '系統',
    '工作人员',
    '客 服',
    '⾃管理员',
  ])('refuses %j, which passes for the house [S34]', (text) => {
    expect(checkNickname(text)).toMatchObject({ ok: false, issue: { code: 'NICKNAME_RESERVED' } });
  });

  it.each([
    ['', 'NICKNAME_EMPTY'],
    [' \u3000\u00a0', 'NICKNAME_EMPTY'],
    [' - ', 'NICKNAME_EMPTY'],
    ['家家家家家家家家家家家', 'NICKNAME_TOO_LONG'],
    ['\u1100'.repeat(200), 'NICKNAME_TOO_LONG'],
    ['Ivаn', 'NICKNAME_MIXED_SCRIPTS'],
    ['Αlice', 'NICKNAME_MIXED_SCRIPTS'],
    ['Иοан', 'NICKNAME_MIXED_SCRIPTS'],
  ])('refuses %j with %s', (text, code) => {
    expect(checkNickname(text)).toMatchObject({ ok: false, issue: { code } });
  });

  it.each([
    ['a\u200bb', 'U+200B', 'zero width space (Cf)'],
    ['a\u202eb', 'U+202E', 'right-to-left override (Cf)'],
    ['a\u2066b', 'U+2066', 'isolate (Cf)'],
    ['a\u00adb', 'U+00AD', 'soft hyphen (Cf)'],
    ['\u3164', 'U+3164', 'Hangul filler: Default_Ignorable, not Cf'],
    ['\uffa0', 'U+FFA0', 'half-width Hangul filler: Default_Ignorable, not Cf'],
    ['a\u034fb', 'U+034F', 'combining grapheme joiner: Default_Ignorable'],
    ['❤\ufe0f', 'U+FE0F', 'variation selector: Default_Ignorable'],
    ['👨\u200d👩', 'U+200D', 'zero width joiner of an emoji sequence'],
    ['a\u{e0041}b', 'U+E0041', 'tag letter'],
    ['a\nb', 'U+000A', 'line feed (Cc)'],
    ['a\u0000b', 'U+0000', 'NUL (Cc)'],
    ['a\u0085b', 'U+0085', 'next line (Cc)'],
    ['a\u2028b', 'U+2028', 'line separator (Zl)'],
    ['a\ud800b', 'U+D800', 'lone surrogate (Cs)'],
    ['\ue000', 'U+E000', 'private use (Co)'],
    ['\u2800', 'U+2800', 'empty Braille cell'],
    ['\u0301\u0301x', 'U+0301', 'a mark without a letter before it'],
    ['Z\u0323\u0331\u030d\u030e\u0304\u0305', 'U+0331', 'pile of marks'],
  ])('refuses %j because of %s: %s [S34]', (text, codePoint) => {
    expect(checkNickname(text)).toEqual({ ok: false, issue: { code: 'NICKNAME_CHARACTER', params: { codePoint } } });
  });

  it('normalises what it accepts: idempotent, without spaces, 1 to 10 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 12 }), (text) => {
        const checked = checkNickname(text);
        fc.pre(checked.ok);
        expect(checkNickname(checked.value)).toEqual(checked);
        expect(checked.value).not.toMatch(/[\s\p{Cf}\p{Default_Ignorable_Code_Point}]/u);
        expect(countCharacters(checked.value)).toBeGreaterThan(0);
        expect(countCharacters(checked.value)).toBeLessThanOrEqual(NICKNAME_MAX);
      }),
      { numRuns: 1000 },
    );
  });
});
