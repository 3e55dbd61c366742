import { expect, it } from 'vitest';
import { safeName } from './safeName.ts';

it.each([
  ['statement.pdf', 'statement.pdf'],
  ['Statement October.PDF', 'Statement October.pdf'],
  ['10 月結單.pdf', '10 月結單.pdf'],
  ['../../etc/passwd', 'etcpasswd.pdf'],
  ['..\\..\\boot.ini', 'boot.ini.pdf'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe.pdf'],
  ['a\u0000b\nc\u2028.pdf', 'abc.pdf'],
  ['.pdf.pdf', 'document.pdf'],
  ['<a href="x">.pdf', 'a href=x.pdf'],
  ['con.pdf', 'document.pdf'],
  [' . ', 'document.pdf'],
  ['\ud800', 'document.pdf'],
])('names %j %j', (given, name) => expect(safeName(given)).toBe(name));

it('keeps names short, and no half of a letter', () => {
  expect(safeName('x'.repeat(200))).toBe(`${'x'.repeat(76)}.pdf`);
  expect(safeName(`x${'😀'.repeat(60)}`)).toBe(`x${'😀'.repeat(37)}.pdf`);
});
