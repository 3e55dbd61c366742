import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { COMMON_PASSWORDS } from '@ezwallet/validators/common-passwords';
import { checkLoginPassword } from '@ezwallet/validators/login-password';
import { expect, it } from 'vitest';
import { checkNewPassword } from './NewPassword.ts';
import { readLeakedPasswords } from './leaked-passwords.ts';

const vectors = new URL(
  'vectors/common_passwords.json',
  `file://${createRequire(import.meta.url).resolve('@ezwallet/validators/package.json')}`,
);
const { cases } = JSON.parse(readFileSync(vectors, 'utf8')) as { cases: { input: string }[] };
const leaked = [...readLeakedPasswords()];

it('knows more than 10,000 leaked passwords that the other rules would take, in lower case [S21]', () => {
  expect(new Set(leaked.filter((password) => checkLoginPassword(password).ok)).size).toBeGreaterThan(10_000);
  expect(leaked.filter((password) => password !== password.toLowerCase().normalize('NFC'))).toEqual([]);
});

it('refuses each of them, whatever its capitals [S21]', () => {
  for (const password of leaked) {
    expect(checkNewPassword(password).ok).toBe(false);
    expect(checkNewPassword(password.toUpperCase()).ok).toBe(false);
  }
});

it('takes a password that is not among them', () => {
  expect(checkNewPassword('correct horse 7')).toEqual({ ok: true, value: 'correct horse 7' });
});

// The vectors come from another file, which has an ancestor in common with one of the two lists.
it('refuses the common passwords of another collection [S21]', () => {
  const choosable = cases.filter(({ input }) => checkLoginPassword(input).ok);
  const refused = choosable.filter(({ input }) => !checkNewPassword(input).ok);
  expect(choosable.length).toBeGreaterThan(300);
  expect(refused.length / choosable.length).toBeGreaterThan(0.99);
});

it('includes what the filter for pages includes', () => {
  const choosable = leaked.filter((password) => checkLoginPassword(password).ok);
  expect(choosable.slice(0, 3000).filter((password) => !COMMON_PASSWORDS.has(password))).toEqual([]);
});
