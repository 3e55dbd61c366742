import { is } from 'valibot';
import { describe, expect, it } from 'vitest';
import { day, idCardNumber, passportNumber, permitNumber } from './kycForm.ts';

describe.each([
  [
    'idCardNumber',
    idCardNumber,
    ['11010519491231002X', '11010519491231002x', '110105491231002'],
    ['1101051949123100', '1101051949123100XX', ''],
  ],
  [
    'passportNumber',
    passportNumber,
    ['E12345678', 'L898902C3', '123456789'],
    ['E123', 'E123456789', 'E 1234567', '护照12345'],
  ],
  [
    'permitNumber',
    permitNumber,
    ['H12345678', 'H1234567801', 'M87654321', 'CA1234567'],
    ['12345678', 'H1234567', 'H12345678012'],
  ],
  ['day', day, ['2034-05-31', '1990-01-01'], ['2034-5-31', '31-05-2034', '2034-13-01', '2034-05-31T00:00:00Z']],
] as const)('%s', (_name, schema, good, bad) => {
  it.each(good)('takes %j', (text) => {
    expect(is(schema, text)).toBe(true);
  });

  it.each(bad)('refuses %j', (text) => {
    expect(is(schema, text)).toBe(false);
  });
});
