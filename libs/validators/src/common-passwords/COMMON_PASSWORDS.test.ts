import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import vectors from '../../vectors/common_passwords.json' with { type: 'json' };
import { checkLoginPassword } from '../login-password/index.ts';
import { COMMON_PASSWORDS } from './COMMON_PASSWORDS.ts';

const choosable = vectors.cases.map(({ input }) => input).filter((input) => checkLoginPassword(input).ok);

it('finds the passwords that leaked most', () => {
  for (const password of ['password', 'iloveyou', 'qwertyuiop', '1q2w3e4r', 'princess1', 'sunshine'])
    expect([password, COMMON_PASSWORDS.has(password)]).toEqual([password, true]);
});

// The vectors come from another source than the filter.
it('finds three of four common passwords of another collection', () => {
  const found = choosable.filter((password) => COMMON_PASSWORDS.has(password));
  expect(choosable.length).toBeGreaterThan(300);
  expect(found.length / choosable.length).toBeGreaterThan(0.75);
});

it('takes fewer than three others in a thousand for one of them', () => {
  const others = Array.from({ length: 20_000 }, () => randomBytes(9).toString('base64url'));
  expect(others.filter((password) => COMMON_PASSWORDS.has(password)).length).toBeLessThan(60);
});
