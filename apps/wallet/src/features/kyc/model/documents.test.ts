import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contract, KYC_ID_TYPES } from '@ezwallet/api-client/contract';
import { checkBirthDate, checkDocumentNumber, dayInChina, documentsOf, type DocumentKind } from './documents.ts';

const NOW = Date.UTC(2026, 10, 22, 4);
const isRight = (kind: DocumentKind, text: string) => checkDocumentNumber(kind, text, NOW).ok;

describe('documents', () => {
  it('depend on the area that issues them', () => {
    expect(documentsOf('86')).toEqual(['idCard', 'passport']);
    expect(documentsOf('853')).toEqual(['permit', 'passport']);
    expect(documentsOf('44')).toEqual(['passport']);
  });
});

describe('checkDocumentNumber', () => {
  it('gives the number as the standard writes it', () => {
    expect(checkDocumentNumber('idCard', ' 11010519491231002x ', NOW)).toEqual({
      ok: true,
      value: '11010519491231002X',
    });
    expect(checkDocumentNumber('passport', 'e12345678', NOW)).toEqual({ ok: true, value: 'E12345678' });
  });

  it.each<[DocumentKind, string]>([
    ['idCard', ''],
    ['idCard', '110105194912310021'],
    ['idCard', '11010520120101001X'],
    ['passport', ''],
    ['passport', 'E1234567890'],
    ['passport', 'E 1234567'],
    ['permit', 'H123456'],
    ['permit', '123456789'],
  ])('refuses %s %j', (kind, text) => {
    expect(isRight(kind, text)).toBe(false);
  });

  it('takes what the contract takes', () => {
    const fields = { countryCode: '852', realName: '张晓明', birthDate: '1990-02-03', agree: true };
    const { request } = contract.kyc.createKycJunior;
    const takes = (kind: 'passport' | 'permit', idNo: string) =>
      !(request['~standard'].validate({ ...fields, idType: KYC_ID_TYPES[kind], idNo }) as { issues?: unknown }).issues;
    fc.assert(
      fc.property(fc.constantFrom('passport', 'permit'), fc.stringMatching(/^[A-Z0-9]{0,12}$/), (kind, text) => {
        expect(isRight(kind, text)).toBe(takes(kind, text));
      }),
    );
  });
});

describe('checkBirthDate', () => {
  it('asks nobody with an ID card', () => {
    expect(checkBirthDate('idCard', '', NOW)).toEqual({ ok: true, value: '' });
  });

  it.each([
    ['', false],
    ['2008-11-22', false],
    ['2008-11-21', true],
    ['1990-02-30', false],
    ['2030-01-01', false],
    ['1990-02-03', true],
  ])('%j is right: %s', (day, right) => {
    expect(checkBirthDate('passport', day, NOW).ok).toBe(right);
  });

  it('counts days as China does', () => {
    expect(dayInChina(Date.UTC(2026, 10, 21, 16))).toBe('2026-11-22');
  });
});
