import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type KYC_ID_TYPES, PASSPORT_NUMBER, PERMIT_NUMBER } from '@ezwallet/api-client/constants';
import type { CheckedField } from '@ezwallet/domain-stores';
import { accept, ageOn, checkIdNumber, ID_NUMBER_MIN_AGE, readBirthDate } from '@ezwallet/validators';
import { fault, type FieldFault } from '../../../shared/form/createForm.ts';

/** Kinds of documents for level 1. */
export type DocumentKind = keyof typeof KYC_ID_TYPES;

export const documentNames: Readonly<Record<DocumentKind, MessageDescriptor>> = {
  idCard: msg`ID card`,
  passport: msg`Passport`,
  permit: msg`Hong Kong or Macao permit`,
};

const MAINLAND = '86';
const HONG_KONG_AND_MACAO: readonly string[] = ['852', '853'];

/** The documents that an area issues and the server takes, the most usual one first. */
export function documentsOf(countryCode: string): readonly [DocumentKind, ...DocumentKind[]] {
  if (countryCode === MAINLAND) return ['idCard', 'passport'];
  return HONG_KONG_AND_MACAO.includes(countryCode) ? ['permit', 'passport'] : ['passport'];
}

/** China has one time zone, and the server counts ages there. */
const OFFSET = 8 * 60 * 60_000;

/** @param now epoch milliseconds @returns the day in China, as `YYYY-MM-DD` */
export const dayInChina = (now: number): string => new Date(now + OFFSET).toISOString().slice(0, 10);

const PATTERNS = { passport: PASSPORT_NUMBER, permit: PERMIT_NUMBER } as const;

const HINTS = {
  passport: msg`A passport number has 5 to 9 letters and digits.`,
  permit: msg`A permit number has one or two letters, then 7 to 10 digits.`,
} as const;

/** Checks the number of a document, and for an ID card that its owner is of age. */
export function checkDocumentNumber(kind: DocumentKind, text: string, now: number): CheckedField<string, FieldFault> {
  const number = text.trim().toUpperCase();
  if (kind === 'idCard') {
    const checked = checkIdNumber(number, { now });
    return checked.ok ? accept(checked.value.number) : checked;
  }
  if (number === '') return fault(msg`Enter your document number.`);
  return PATTERNS[kind].test(number) ? accept(number) : fault(HINTS[kind]);
}

/** Checks a date of birth. An ID card's number contains it, so nobody types it. */
export function checkBirthDate(kind: DocumentKind, day: string, now: number): CheckedField<string, FieldFault> {
  if (kind === 'idCard') return accept('');
  const today = dayInChina(now);
  if (day === '') return fault(msg`Enter your date of birth.`);
  if (readBirthDate(`000000${day.replaceAll('-', '')}0000`) !== day || day > today)
    return fault(msg`Enter a valid date.`);
  return ageOn(day, today) >= ID_NUMBER_MIN_AGE ? accept(day) : { ok: false, issue: underAge };
}

const underAge = { code: 'ID_NUMBER_UNDER_AGE', params: { min: ID_NUMBER_MIN_AGE } } as const;
