import * as v from 'valibot';
import { opaque, verificationCode } from './fields.ts';

/** A day as `YYYY-MM-DD`. */
export const day = v.pipe(v.string(), v.isoDate());

/**
 * Numbers of identity documents by form alone; whether one can be, and the bearer's age, the server decides.
 * ID card: GB 11643, 18 characters, or 15 of the first generation. Passport: ICAO Doc 9303 part 4, at most nine.
 * Permit: of Hong Kong and Macao residents, and of those who travel there.
 */
export const idCardNumber = v.pipe(v.string(), v.regex(/^(?:\d{15}|\d{17}[\dXx])$/));
export const passportNumber = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{5,9}$/));
export const permitNumber = v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9]\d{7}(?:\d{2})?$/));

/** What a person does for a living. */
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

/** Where a person's money comes from. */
export const INCOME_SOURCES = ['salary', 'business', 'investment', 'savings', 'pension', 'family', 'other'] as const;
export const incomeSource = v.picklist(INCOME_SOURCES);
/** One of {@link INCOME_SOURCES}, as the form for verification level 2 sends it. */
export type IncomeSource = v.InferOutput<typeof incomeSource>;

/** The sides of a document, named as the form that takes their pictures names them. */
export const ID_SIDES = ['idFront', 'idBack'] as const;
export const idSide = v.picklist(ID_SIDES);

/**
 * What stands for the person on a device that is not signed in: the token that `getUserPhone` gave to the signed-in
 * one, and the code that `sendSmsPub` sent to the person's phone. Once right, the code stays good as long as the token.
 */
export const handOverFields = { token: opaque, verifyCode: verificationCode };
