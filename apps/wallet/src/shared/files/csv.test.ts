import { describe, expect, it } from 'vitest';
import { textCell, toCsv } from './csv.ts';

describe('toCsv', () => {
  it('quotes what would break the table, doubles quotes, and ends every line with CRLF', () => {
    expect(
      toCsv([
        ['a', 'b,c'],
        ['d "e"', 'f\ng'],
      ]),
    ).toBe('a,"b,c"\r\n"d ""e""","f\ng"\r\n');
    expect(toCsv([])).toBe('');
  });
});

describe('textCell', () => {
  it.each(['=1+1', '+852', '-x', '@sum', '\tx'])('keeps %j from running as a formula', (text) => {
    expect(textCell(text)).toBe(`'${text}`);
  });

  it('leaves other text alone', () => {
    expect(['Lunch', '', 'a=b'].map(textCell)).toEqual(['Lunch', '', 'a=b']);
  });
});
