import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import vectors from '../../vectors/common_passwords.json' with { type: 'json' };
import { COMMON_PASSWORDS } from '../common-passwords/COMMON_PASSWORDS.ts';
import { hasFewDistinctCharacters, isWeakSequence, WEAK_SEQUENCES } from '../password-strength/password-strength.ts';
import { checkLoginPassword, LOGIN_PASSWORD_MAX } from './checkLoginPassword.ts';

describe('checkLoginPassword', () => {
  it.each([
    ['', 'LOGIN_PASSWORD_EMPTY'],
    ['Ab3$xyz', 'LOGIN_PASSWORD_TOO_SHORT'],
    ['aAaAaAaA', 'LOGIN_PASSWORD_FEW_DISTINCT'],
    ['11112222', 'LOGIN_PASSWORD_FEW_DISTINCT'],
    ['12345678', 'LOGIN_PASSWORD_SEQUENCE'],
    ['1234567890', 'LOGIN_PASSWORD_SEQUENCE'],
    ['0123456789', 'LOGIN_PASSWORD_SEQUENCE'],
    ['987654321', 'LOGIN_PASSWORD_SEQUENCE'],
    ...WEAK_SEQUENCES.map((sequence) => [sequence, 'LOGIN_PASSWORD_SEQUENCE']),
    ['aB3'.repeat(50), 'LOGIN_PASSWORD_TOO_LONG'],
    ['aB3'.repeat(5000), 'LOGIN_PASSWORD_TOO_LONG'],
  ])('refuses %j with %s', (password, code) => {
    expect(checkLoginPassword(password)).toMatchObject({ ok: false, issue: { code } });
  });

  it('counts characters, not UTF-16 units', () => {
    expect(checkLoginPassword('🐎🔋📎🐎🔋📎🐎')).toMatchObject({ issue: { code: 'LOGIN_PASSWORD_TOO_SHORT' } });
    expect(checkLoginPassword('🐎🔋📎🐎🔋📎🐎🔋').ok).toBe(true);
    expect(checkLoginPassword('🐎🔋📎b'.repeat(LOGIN_PASSWORD_MAX / 4)).ok).toBe(true);
  });

  it('normalises the output of different keyboards to one form', () => {
    const composed = checkLoginPassword('mot de passe à moi');
    expect(checkLoginPassword('mot de passe a\u0300 moi')).toEqual(composed);
    const longest = 'ếộữa'.repeat(LOGIN_PASSWORD_MAX / 4);
    expect(checkLoginPassword(longest.normalize('NFD'))).toEqual({ ok: true, value: longest });
  });

  it('refuses known passwords only when it gets the list', () => {
    expect(checkLoginPassword('Minecraft')).toEqual({ ok: true, value: 'Minecraft' });
    expect(checkLoginPassword('Minecraft', { common: COMMON_PASSWORDS })).toEqual({
      ok: false,
      issue: { code: 'LOGIN_PASSWORD_COMMON', params: {} },
    });
  });

  it.each(vectors.cases)('$input: the strength rule gives the literal verdict', ({ input, spec_literal }) => {
    expect(!hasFewDistinctCharacters(input) && !isWeakSequence(input)).toBe(spec_literal);
  });

  it('accepts any 8 to 64 characters with three distinct letters', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 5, maxLength: 61 }), (rest) => {
        const password = `xyZ${rest}`;
        expect(checkLoginPassword(password)).toEqual({ ok: true, value: password.normalize('NFC') });
      }),
    );
  });
});
