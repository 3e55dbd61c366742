import * as v from 'valibot';
import { KYC_ID_TYPES } from '../../constants/identity.ts';
import { endpoint } from '../endpoint.ts';
import { countryCode } from '../shared/fields.ts';
import { day, idCardNumber, passportNumber, permitNumber } from '../shared/kycForm.ts';
import { kycApplyStatus, kycLevel } from '../shared/kycInfo.ts';
import { realName } from '../shared/realName.ts';

const always = { countryCode, realName, agree: v.literal(true) };

/**
 * Level 1: identity by document. An ID card's number contains the date of birth; other documents need it separately.
 * The server checks at once: the number, an age of 18, and that no other account belongs to this person.
 */
export const createKycJunior = endpoint({
  path: '/kyc/createKycJunior',
  auth: 'user',
  rate: 'write',
  quiet: true,
  owns: [],
  codes: {
    /** The number is impossible. */
    ARGS_INVALID: true,
    /** The person is under 18. */
    CONDITION_NOT_FULLFILL: true,
    /** Another account has this document. */
    ALREADY_EXISTS: true,
    KYC_DONE_ALREADY: true,
    KYC_NOT_SUPPORT: true,
    /** Three tries a day are used up. */
    EXCEED_LIMIT: true,
  },
  request: v.variant('idType', [
    v.strictObject({ ...always, idType: v.literal(KYC_ID_TYPES.idCard), idNo: idCardNumber }),
    v.strictObject({ ...always, idType: v.literal(KYC_ID_TYPES.passport), idNo: passportNumber, birthDate: day }),
    v.strictObject({ ...always, idType: v.literal(KYC_ID_TYPES.permit), idNo: permitNumber, birthDate: day }),
  ]),
  response: v.object({ kycLevel, kycApplyStatus }),
  example: {
    request: { countryCode: '86', idType: 1, realName: '张晓明', idNo: '11010519491231002X', agree: true },
    response: { kycLevel: 1, kycApplyStatus: 2 },
  },
});
