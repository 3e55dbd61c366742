import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import ages from '../../vectors/cn_id_birth_and_age.json' with { type: 'json' };
import vectors from '../../vectors/cn_resident_id.json' with { type: 'json' };
import { ageOn } from './ageOn.ts';
import { checkIdNumber } from './checkIdNumber.ts';
import { hasCheckCharacter } from './hasCheckCharacter.ts';
import { readBirthDate } from './readBirthDate.ts';

const now = Date.UTC(2025, 5, 15);
const TODAY = '2025-06-15';
const anyAge = { now, minAge: 0 } as const;

/** GB 11643-1999 section 4.2 in its equivalent form, ISO 7064 pure system: the number is 1 modulo 11. */
function withCheckCharacter(digits: string): string {
  const product = digits.split('').reduce((sum, digit) => ((sum + Number(digit)) * 2) % 11, 0);
  const check = (12 - product) % 11;
  return digits + (check === 10 ? 'X' : check);
}

const date = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2005-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const number = fc
  .tuple(fc.constantFrom('110105', '440308', '830000', '932682'), date, fc.stringMatching(/^[0-9]{3}$/))
  .map(([region, birth, order]) => withCheckCharacter(region + birth.replaceAll('-', '') + order));

describe('checkIdNumber with collected numbers', () => {
  it.each(vectors.cases.filter(({ checksum_ok }) => checksum_ok !== undefined))(
    '$input: check character $checksum_ok',
    ({ input, checksum_ok }) => {
      expect(hasCheckCharacter(input.toUpperCase())).toBe(checksum_ok);
    },
  );

  it.each(vectors.cases.filter(({ date_ok }) => date_ok !== undefined))(
    '$input: date $date_ok',
    ({ input, date_ok }) => {
      const birthDate = readBirthDate(input);
      // A future date is in the calendar, but in no valid ID.
      expect(birthDate !== undefined && (birthDate <= TODAY || date_ok)).toBe(date_ok);
    },
  );

  it.each(vectors.cases.filter(({ spec_literal }) => spec_literal !== null))(
    '$input: literal date rule $spec_literal',
    ({ input, spec_literal }) => {
      expect(input.length).toBeGreaterThan(13);
      expect((readBirthDate(input) ?? '9999') <= TODAY).toBe(spec_literal);
    },
  );

  /** The sources of these check only the form. */
  const formOnly = ({ note }: { readonly note: string }): boolean => note.includes('(format only)');

  it.each(vectors.cases.filter((row) => !formOnly(row)))('$input: $expected ($note)', ({ input, expected }) => {
    expect(checkIdNumber(input, anyAge).ok).toBe(expected);
  });

  it.each(vectors.cases.filter(formOnly))(
    '$input: passes unless its check character is wrong',
    ({ input, checksum_ok }) => {
      expect(checkIdNumber(input, anyAge).ok).toBe(checksum_ok ?? true);
    },
  );

  it.each(ages.cases)('$input: born or aged $expected ($note)', ({ input, on, expected }) => {
    const birthDate = readBirthDate(input) ?? '';
    expect(on === undefined ? birthDate : ageOn(birthDate, on)).toBe(expected);
  });
});

describe('checkIdNumber', () => {
  it('returns the number in upper case with the date of birth', () => {
    expect(checkIdNumber('11010519491231002x', { now })).toEqual({
      ok: true,
      value: { number: '11010519491231002X', birthDate: '1949-12-31' },
    });
    expect(checkIdNumber('330502880702447', { now })).toMatchObject({ value: { birthDate: '1988-07-02' } });
  });

  it.each([
    ['', 'ID_NUMBER_EMPTY'],
    ['1101051949123100', 'ID_NUMBER_FORMAT'],
    ['11010519491231002Y', 'ID_NUMBER_FORMAT'],
    ['1101051949123100X2', 'ID_NUMBER_FORMAT'],
    ['１１０１０５１９４９１２３１００２X', 'ID_NUMBER_FORMAT'],
    [' 11010519491231002X', 'ID_NUMBER_FORMAT'],
    ['11010519491231002X\n', 'ID_NUMBER_FORMAT'],
    [withCheckCharacter('16010519491231002'), 'ID_NUMBER_FORMAT'],
    [withCheckCharacter('99010519491231002'), 'ID_NUMBER_FORMAT'],
    [withCheckCharacter('11010519491331002'), 'ID_NUMBER_DATE'],
    [withCheckCharacter('11010519490031002'), 'ID_NUMBER_DATE'],
    [withCheckCharacter('11010519491200002'), 'ID_NUMBER_DATE'],
    [withCheckCharacter('11010519490431002'), 'ID_NUMBER_DATE'],
    [withCheckCharacter('11010519490229002'), 'ID_NUMBER_DATE'],
    [withCheckCharacter('11010519000229002'), 'ID_NUMBER_DATE'],
    [withCheckCharacter('11010520250616002'), 'ID_NUMBER_DATE'],
    ['110105491331002', 'ID_NUMBER_DATE'],
    ['110105194912310021', 'ID_NUMBER_CHECK_CHARACTER'],
    [withCheckCharacter('11010520100101002'), 'ID_NUMBER_UNDER_AGE'],
  ])('refuses %j with %s', (text, code) => {
    expect(checkIdNumber(text, { now })).toMatchObject({ ok: false, issue: { code } });
  });

  it.each(['20000229', '19480229', '20250615'])('accepts the date %s', (digits) => {
    expect(checkIdNumber(withCheckCharacter(`110105${digits}002`), anyAge).ok).toBe(true);
  });

  it('uses the day in China, and the 18th year from the day after the birthday', () => {
    const born = withCheckCharacter('11010520070614002');
    const midnight = Date.UTC(2025, 5, 14, 16);
    expect(checkIdNumber(born, { now: midnight - 1 })).toEqual({
      ok: false,
      issue: { code: 'ID_NUMBER_UNDER_AGE', params: { min: 18 } },
    });
    expect(checkIdNumber(born, { now: midnight }).ok).toBe(true);
    expect(checkIdNumber(born, { now: midnight, minAge: 19 }).ok).toBe(false);
  });

  it('treats nobody as of age without a clock', () => {
    expect(checkIdNumber('11010519491231002X', { now: Number.NaN })).toMatchObject({ ok: false });
  });

  it('a child born on a leap day is of age on 1 March', () => {
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
    expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
  });

  it('accepts any number that follows the standard', () => {
    fc.assert(
      fc.property(number, (number) => {
        expect(checkIdNumber(number, { now })).toMatchObject({ ok: true, value: { number } });
      }),
    );
  });

  it('never accepts one wrong digit, or two swapped neighbours', () => {
    fc.assert(
      fc.property(number, fc.nat({ max: 16 }), fc.integer({ min: 1, max: 9 }), (number, at, distance) => {
        const digit = String((Number(number.charAt(at)) + distance) % 10);
        expect(checkIdNumber(number.slice(0, at) + digit + number.slice(at + 1), anyAge).ok).toBe(false);
        const swapped = number.slice(0, at) + number.charAt(at + 1) + number.charAt(at) + number.slice(at + 2);
        fc.pre(swapped !== number);
        expect(checkIdNumber(swapped, anyAge).ok).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});
