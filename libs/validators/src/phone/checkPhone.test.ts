import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import vectors from '../../vectors/cn_mobile.json' with { type: 'json' };
import { AREA_CODES, type AreaCode, findAreaCode, isAreaCode, MAINLAND_AREA_CODE } from './area-codes.ts';
import { checkLoginIdentifier } from '../login-identifier/checkLoginIdentifier.ts';
import { checkPhone } from './checkPhone.ts';
import { toE164 } from './toE164.ts';

const PREFIXED = /^(?:\+86|0086|0)/;

describe('checkPhone with mainland numbers', () => {
  it.each(vectors.cases)('$input: the 11-digit rule ($note)', ({ input, spec_literal }) => {
    expect(checkPhone(MAINLAND_AREA_CODE, input).ok).toBe(spec_literal);
  });

  it('agrees with the collected verdict for numbers without a prefix and within 1[3-9]', () => {
    const disputed = vectors.cases.filter(({ expected, spec_literal }) => expected !== spec_literal);
    expect(disputed.every(({ input }) => PREFIXED.test(input) || input.startsWith('9'))).toBe(true);
  });

  it.each([
    '1312345678',
    '131234567890',
    '12345678901',
    '１３１２３４５６７８９',
    '131 2345 6789',
    '1312345678\n',
    '1e10',
  ])('refuses %j', (number) => {
    expect(checkPhone('86', number)).toEqual({
      ok: false,
      issue: { code: 'PHONE_FORMAT', params: { areaCode: '86' } },
    });
  });

  it('distinguishes an empty field from an unknown area', () => {
    expect(checkPhone('86', '')).toEqual({ ok: false, issue: { code: 'PHONE_EMPTY', params: {} } });
    expect(checkPhone('7' as AreaCode, '9123456789')).toEqual({
      ok: false,
      issue: { code: 'PHONE_AREA_UNKNOWN', params: {} },
    });
    expect(checkPhone('' as AreaCode, '13123456789')).toMatchObject({ issue: { code: 'PHONE_AREA_UNKNOWN' } });
  });
});

describe('checkPhone with its arguments in the wrong order', () => {
  const words = /^number must be a phone number, not an area code: .* Pass the area code first\.$/;
  const swapped = checkPhone as (number: string, areaCode: string) => unknown;

  it('does not compile, whether the texts are known to the compiler or not', () => {
    const number: string = '13123456789';
    // @ts-expect-error a number is no area code
    expect(() => checkPhone(number, '86')).toThrow(words);
    // @ts-expect-error nor is one that the compiler can read
    expect(() => checkPhone('13123456789', '86')).toThrow(words);
    // @ts-expect-error the same for a number that is written down
    expect(toE164('13123456789', '86')).toBeDefined();
    // @ts-expect-error and for a login name
    expect(() => checkLoginIdentifier('86', number)).toThrow(words);
  });

  it.each(AREA_CODES)('says so at run time: $id', ({ diallingCode, example }) => {
    expect(() => swapped(example, diallingCode)).toThrow(words);
    expect(() => swapped(example, `+${diallingCode}`)).toThrow(words);
  });

  it('tells area codes from other texts', () => {
    expect(['86', '+86', '852', '+1'].every(isAreaCode)).toBe(true);
    expect(['', '+', '++86', '7', '13123456789'].some(isAreaCode)).toBe(false);
  });
});

describe('checkPhone with trunk prefixes', () => {
  it('drops the prefix that is dialled only at home', () => {
    expect(checkPhone('+44', '07400123456')).toEqual({ ok: true, value: '7400123456' });
    expect(checkPhone('1', '12015550123')).toEqual({ ok: true, value: '2015550123' });
  });

  it('drops the prefix only once', () => {
    expect(checkPhone('44', '007400123456').ok).toBe(false);
  });

  it('refuses a prefix where the plan has none', () => {
    expect(checkPhone('86', '013123456789').ok).toBe(false);
    expect(checkPhone('852', '051234567').ok).toBe(false);
  });
});

describe('AREA_CODES', () => {
  it('has the 21 areas of the product, each once', () => {
    expect(AREA_CODES).toHaveLength(21);
    expect(new Set(AREA_CODES.map(({ id }) => id)).size).toBe(21);
  });

  it('gives areas that share a dialling code the same rule', () => {
    for (const area of AREA_CODES) expect(findAreaCode(area.diallingCode)?.mobile).toBe(area.mobile);
  });

  it.each(AREA_CODES)('$id: accepts its example and knows its lengths', (area) => {
    expect(checkPhone(area.diallingCode, area.example)).toEqual({ ok: true, value: area.example });
    fc.assert(
      fc.property(fc.stringMatching(area.mobile), (number) => {
        expect(area.digits).toContain(number.length);
        expect(checkPhone(area.diallingCode, number)).toEqual({ ok: true, value: number });
        expect(toE164(area.diallingCode, number).length).toBeLessThanOrEqual(16);
      }),
    );
    const longest = Math.max(...area.digits);
    expect(checkPhone(area.diallingCode, '9'.repeat(longest + 2)).ok).toBe(false);
    expect(checkPhone(area.diallingCode, area.example.slice(0, Math.min(...area.digits) - 1)).ok).toBe(false);
  });
});

describe('toE164', () => {
  it('writes one plus sign', () => {
    expect(toE164('86', '13123456789')).toBe('+8613123456789');
    expect(toE164('+852', '51234567')).toBe('+85251234567');
  });
});
