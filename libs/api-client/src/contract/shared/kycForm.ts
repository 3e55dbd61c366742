import * as v from 'valibot';
import { ID_SIDES, INCOME_SOURCES, OCCUPATIONS, PASSPORT_NUMBER, PERMIT_NUMBER } from '../../constants/identity.ts';
import { opaque, verificationCode } from './fields.ts';

/** A day as `YYYY-MM-DD`. */
export const day = v.pipe(v.string(), v.isoDate());

/**
 * Numbers of identity documents, by form only. The server decides whether a number is possible, and checks the owner's
 * age. ID card: GB 11643, 18 characters, or 15 of the first generation. Passport: ICAO Doc 9303 part 4, at most nine.
 * Permit: of Hong Kong and Macao residents, and of travellers to them.
 */
export const idCardNumber = v.pipe(v.string(), v.regex(/^(?:\d{15}|\d{17}[\dXx])$/));
export const passportNumber = v.pipe(v.string(), v.regex(PASSPORT_NUMBER));
export const permitNumber = v.pipe(v.string(), v.regex(PERMIT_NUMBER));
export const occupation = v.picklist(OCCUPATIONS);
export const incomeSource = v.picklist(INCOME_SOURCES);
export const idSide = v.picklist(ID_SIDES);

/**
 * Identifies the member on a device that is not signed in: the token that `getUserPhone` gave to the signed-in device,
 * and the code that `sendSmsPub` sent to the member's phone. Once accepted, the code stays valid as long as the token.
 */
export const handOverFields = { token: opaque, verifyCode: verificationCode };
