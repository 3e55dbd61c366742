import * as v from 'valibot';
import { opaque, verificationCode } from './fields.ts';

/** A day as `YYYY-MM-DD`. */
export const day = v.pipe(v.string(), v.isoDate());

/**
 * Numbers of identity documents, by form only. The server decides whether a number is possible, and checks the owner's
 * age. ID card: GB 11643, 18 characters, or 15 of the first generation. Passport: ICAO Doc 9303 part 4, at most nine.
 * Permit: of Hong Kong and Macao residents, and of travellers to them.
 */
export const idCardNumber = v.pipe(v.string(), v.regex(/^(?:\d{15}|\d{17}[\dXx])$/));
/** A passport number: 5 to 9 letters and digits. */
export const PASSPORT_NUMBER = /^[A-Za-z0-9]{5,9}$/;
export const passportNumber = v.pipe(v.string(), v.regex(PASSPORT_NUMBER));
/** The number of a permit: a letter, a letter or digit, and 7 or 9 digits. */
export const PERMIT_NUMBER = /^[A-Za-z][A-Za-z0-9]\d{7}(?:\d{2})?$/;
export const permitNumber = v.pipe(v.string(), v.regex(PERMIT_NUMBER));

/** Occupations. */
export const OCCUPATIONS = [
  'employee',
  'selfEmployed',
  'businessOwner',
  'publicService',
  'student',
  'homemaker',
  'retired',
  'unemployed',
  'other',
] as const;
export const occupation = v.picklist(OCCUPATIONS);
/** One of {@link OCCUPATIONS}, as the form for verification level 2 sends it. */
export type Occupation = v.InferOutput<typeof occupation>;

/** Sources of income. */
export const INCOME_SOURCES = ['salary', 'business', 'investment', 'savings', 'pension', 'family', 'other'] as const;
export const incomeSource = v.picklist(INCOME_SOURCES);
/** One of {@link INCOME_SOURCES}, as the form for verification level 2 sends it. */
export type IncomeSource = v.InferOutput<typeof incomeSource>;

/** The sides of a document, with the names of the upload form. */
export const ID_SIDES = ['idFront', 'idBack'] as const;
export const idSide = v.picklist(ID_SIDES);

/**
 * Identifies the member on a device that is not signed in: the token that `getUserPhone` gave to the signed-in device,
 * and the code that `sendSmsPub` sent to the member's phone. Once accepted, the code stays valid as long as the token.
 */
export const handOverFields = { token: opaque, verifyCode: verificationCode };
