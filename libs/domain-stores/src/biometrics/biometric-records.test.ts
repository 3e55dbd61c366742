import { describe, expect, it } from 'vitest';
import { type BiometricRecord, endOfCode, isForLogin, readRecordList } from './biometric-records.ts';
import { maskedAccount } from './maskedAccount.ts';

const NOW = Date.UTC(2026, 10, 23);
const record = (userId: string, change: Partial<BiometricRecord> = {}): BiometricRecord => ({
  userId,
  loginName: '13812345678',
  email: '',
  phone: '13812345678',
  countryCode: '86',
  biometricsCode: `bc_${userId}`,
  expirationTime: NOW + 1,
  isUseBiometric: true,
  isUseBiometricToLogin: true,
  ...change,
});
const ids = (list: readonly BiometricRecord[]) => list.map(({ userId }) => userId).join('');

describe('a record', () => {
  it('signs somebody in', () => {
    expect(isForLogin(record('1'), NOW)).toBe(true);
  });

  it.each<[string, Partial<BiometricRecord>]>([
    ['has no code', { biometricsCode: '' }],
    ['has an old code', { expirationTime: NOW }],
    ['is not for biometrics', { isUseBiometric: false }],
    ['is not for login', { isUseBiometricToLogin: false }],
  ])('that %s signs nobody in', (_what, change) => {
    expect(isForLogin(record('1', change), NOW)).toBe(false);
  });

  it('ends after 99 years', () => {
    expect(new Date(endOfCode(NOW)).toISOString()).toBe('2125-11-23T00:00:00.000Z');
  });
});

describe('a list of the native app', () => {
  it('keeps the first five who can sign in, and everybody who only unlocks', () => {
    const unlocks = { isUseBiometricToLogin: false, biometricsCode: '', expirationTime: 0 };
    const list = [record('a', unlocks), ...[...'12345678'].map((id) => record(id)), record('b', unlocks)];
    expect(ids(readRecordList(list, NOW))).toBe('a12345b');
  });

  it('keeps the first record of a person, and the known fields only', () => {
    const list = [{ ...record('1'), token: 'secret' }, record('1', { biometricsCode: 'other' }), record('2')];
    const read = readRecordList(list, NOW);
    expect(ids(read)).toBe('12');
    expect(read[0]).toEqual(record('1'));
  });
});

it.each([
  [{ email: 'kaifung@example.com' }, /^ka.*@example\.com$/],
  [{}, /5678$/],
  [{ phone: '', loginName: 'someone@mail.com' }, /^so.*@mail\.com$/],
  [{ phone: '' }, /5678$/],
])('an account is shown masked: %j', (change, expected) => {
  const shown = maskedAccount(record('1', change));
  expect(shown).toMatch(expected);
  expect(shown).not.toMatch(/kaifung|13812345678|someone/);
});
