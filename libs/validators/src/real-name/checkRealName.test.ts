import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import characters from '../../vectors/cn_standard_characters.json' with { type: 'json' };
import vectors from '../../vectors/real_names.json' with { type: 'json' };
import { checkRealName } from './checkRealName.ts';

/** Why the product's rule may differ from the collected verdict. */
const disputes: Readonly<Record<string, (name: string) => boolean>> = {
  'Latin names have letters and spaces only': (name) => /['-]/.test(name),
  'Latin names have 20 characters at most': (name) => /^[A-Za-z ]{21,}$/.test(name),
  'the collected test is of Chinese names only': (name) => /^[A-Z]+$/.test(name),
};

describe('checkRealName', () => {
  it.each(vectors.cases)('$input: $spec_literal by the product ($note)', ({ input, spec_literal }) => {
    expect(checkRealName(input).ok).toBe(spec_literal);
  });

  it('differs from the collected verdict only for the documented reasons', () => {
    const disputed = vectors.cases.filter(({ input, expected }) => checkRealName(input).ok !== expected);
    for (const applies of Object.values(disputes)) expect(disputed.some(({ input }) => applies(input))).toBe(true);
    for (const { input } of disputed) expect(Object.values(disputes).some((applies) => applies(input))).toBe(true);
  });

  it.each(characters.cases)('accepts the standard character $input ($note) in a name', ({ input }) => {
    expect(checkRealName(`王${input}`)).toEqual({ ok: true, value: `王${input}` });
    expect(checkRealName(input.repeat(20)).ok).toBe(true);
    expect(checkRealName(input.repeat(21))).toMatchObject({ ok: false, issue: { code: 'REAL_NAME_LENGTH' } });
  });

  it.each([
    ['阿凡提•买买提', '阿凡提·买买提'],
    ['阿凡提・买买提', '阿凡提·买买提'],
    ['阿凡提‧买买提', '阿凡提·买买提'],
    ['肖〇', '肖〇'],
    // U+F9E1, a compatibility ideograph of 李
    ['\uf9e1明', '\u674e明'],
    ['Li', 'Li'],
  ])('normalises %j to %j', (text, value) => {
    expect(checkRealName(text)).toEqual({ ok: true, value });
  });

  it.each([
    ['', 'REAL_NAME_EMPTY'],
    [' ', 'REAL_NAME_EMPTY'],
    ['李', 'REAL_NAME_LENGTH'],
    ['L', 'REAL_NAME_LENGTH'],
    ['a'.repeat(21), 'REAL_NAME_LENGTH'],
    ['a'.repeat(100_000), 'REAL_NAME_LENGTH'],
    [' 家明', 'REAL_NAME_SPACE'],
    ['家明 ', 'REAL_NAME_SPACE'],
    ['Kai  Wong', 'REAL_NAME_SPACE'],
    ['·家明', 'REAL_NAME_DOT'],
    ['家明·', 'REAL_NAME_DOT'],
    ['家··明', 'REAL_NAME_DOT'],
    ['家•·明', 'REAL_NAME_DOT'],
    ['家 明', 'REAL_NAME_CHARACTER'],
    ['家Ming', 'REAL_NAME_CHARACTER'],
    ['Kai·Wong', 'REAL_NAME_CHARACTER'],
    ['Kai-Wong', 'REAL_NAME_CHARACTER'],
    ['Zoé', 'REAL_NAME_CHARACTER'],
    ['Ivаn', 'REAL_NAME_CHARACTER'],
    ['家明1', 'REAL_NAME_CHARACTER'],
    ['家\u200b明', 'REAL_NAME_CHARACTER'],
    ['かな', 'REAL_NAME_CHARACTER'],
    ['⼀⼁', 'REAL_NAME_CHARACTER'],
    ['Kai\tWong', 'REAL_NAME_CHARACTER'],
  ])('refuses %j with %s [S34]', (text, code) => {
    expect(checkRealName(text)).toMatchObject({ ok: false, issue: { code } });
  });

  it('accepts its own output unchanged', () => {
    const part = fc.constantFrom('家', '𬜯', '·', '•', ' ', 'K', 'é', '\uf9e1');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 24 }), (parts) => {
        const checked = checkRealName(parts.join(''));
        fc.pre(checked.ok);
        expect(checkRealName(checked.value)).toEqual(checked);
      }),
    );
  });
});
