import { KYC_ID_TYPES } from '@ezwallet/api-client/contract';
import { ageOn, AREA_CODES, checkIdNumber, ID_NUMBER_MIN_AGE } from '@ezwallet/validators';
import { type Outcome, Refusal } from '../../call/Outcome.ts';

/** What an application for level 1 says about a person. */
export interface Application {
  readonly countryCode: string;
  readonly idType: (typeof KYC_ID_TYPES)[keyof typeof KYC_ID_TYPES];
  readonly realName: string;
  readonly idNo: string;
  /** `YYYY-MM-DD`; an ID card's number contains it. */
  readonly birthDate?: string;
}

/** A person by a document that can exist. */
export interface Person extends Omit<Application, 'birthDate'> {
  readonly birthDate: string;
}

const MAINLAND = '86';
const HONG_KONG_AND_MACAO: readonly string[] = ['852', '853'];

/** Where each kind of document comes from; undefined where every area issues it. */
const ISSUED_IN: Readonly<Record<Application['idType'], readonly string[] | undefined>> = {
  [KYC_ID_TYPES.idCard]: [MAINLAND],
  [KYC_ID_TYPES.passport]: undefined,
  [KYC_ID_TYPES.permit]: HONG_KONG_AND_MACAO,
};

const AREAS: ReadonlySet<string> = new Set(AREA_CODES.map(({ diallingCode }) => diallingCode));

const IMPOSSIBLE = new Refusal('ARGS_INVALID', { fields: ['idNo'] });
const UNDER_AGE = new Refusal('CONDITION_NOT_FULLFILL');

/**
 * Checks a document as far as its number and dates go.
 *
 * @param now epoch milliseconds
 * @returns the person, with the number as the standard writes it; `KYC_NOT_SUPPORT` for an area where nobody can
 *   register and for a document that it does not issue, `ARGS_INVALID` for an impossible number or date, `CONDITION_NOT_FULLFILL` for somebody under 18
 */
export function readPerson(application: Application, now: number): Outcome<Person> {
  const { countryCode, idType, realName, idNo, birthDate = '' } = application;
  if (!AREAS.has(countryCode) || ISSUED_IN[idType]?.includes(countryCode) === false)
    return new Refusal('KYC_NOT_SUPPORT');
  if (idType !== KYC_ID_TYPES.idCard) {
    const today = dayInChina(now);
    if (birthDate > today) return new Refusal('ARGS_INVALID', { fields: ['birthDate'] });
    if (ageOn(birthDate, today) < ID_NUMBER_MIN_AGE) return UNDER_AGE;
    return { countryCode, idType, realName, idNo: idNo.toUpperCase(), birthDate };
  }
  const checked = checkIdNumber(idNo, { now });
  if (!checked.ok) return checked.issue.code === 'ID_NUMBER_UNDER_AGE' ? UNDER_AGE : IMPOSSIBLE;
  return { countryCode, idType, realName, idNo: checked.value.number, birthDate: checked.value.birthDate };
}

const OFFSET = 8 * 60 * 60 * 1000;

/** The day in China, which has one time zone, as `YYYY-MM-DD`. */
export const dayInChina = (now: number): string => new Date(now + OFFSET).toISOString().slice(0, 10);

const FIRST_GENERATION = 15;

/** What identifies a document, whoever types it: a person's number of the first generation is part of the later one. */
export function documentKey({
  countryCode,
  idType,
  idNo,
}: Pick<Person, 'countryCode' | 'idType' | 'idNo'>): readonly string[] {
  const area = idType === KYC_ID_TYPES.idCard ? MAINLAND : countryCode;
  // GB 11643-1999 puts the century before the year, and a check character behind.
  const number =
    idType === KYC_ID_TYPES.idCard
      ? idNo.length === FIRST_GENERATION
        ? `${idNo.slice(0, 6)}19${idNo.slice(6)}`
        : idNo.slice(0, -1)
      : idNo;
  return [area, String(idType), number];
}

/** All but the last character of a name. */
export function maskRealName(name: string): string {
  const characters = [...name];
  return characters.map((character, index) => (index === characters.length - 1 ? character : '*')).join('');
}

const SHOWN_AT_START = 3;
const SHOWN_AT_END = 4;

/** A document's number without its middle; short ones keep their end only. */
export function maskIdNo(idNo: string): string {
  const hidden = idNo.length - SHOWN_AT_START - SHOWN_AT_END;
  if (hidden < SHOWN_AT_END) return '*'.repeat(Math.max(0, idNo.length - 2)) + idNo.slice(-2);
  return idNo.slice(0, SHOWN_AT_START) + '*'.repeat(hidden) + idNo.slice(-SHOWN_AT_END);
}
