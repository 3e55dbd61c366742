import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { displayText } from '../shared/displayText.ts';
import { opaque } from '../shared/fields.ts';
import { day, incomeSource, occupation } from '../shared/kycForm.ts';
import { kycApplyStatus, kycLevel } from '../shared/kycInfo.ts';

/**
 * Applies for level 2: pictures of the document, its expiry date (null when it never expires), occupation and source of
 * income. A passport has no `idBack`. The files come from `uploadFileKyc` or `uploadPicPub`.
 */
export const createKycHigher = endpoint({
  path: '/kyc/createKycHigher',
  auth: 'user',
  rate: 'write',
  quiet: true,
  owns: ['idFront', 'idBack'],
  codes: {
    /** The member is below level 1. */
    KYC_REQUIRED: true,
    /** The level is reached or under review. */
    KYC_DONE_ALREADY: true,
    /** The document has expired. */
    TIME_INVALID: true,
    /** A side of the document is missing. */
    EMPTY_REQUIRED_INPUT: true,
    /** Three tries a day are used up. */
    EXCEED_LIMIT: true,
    /** Another account has this document. */
    ALREADY_EXISTS: true,
    /** The person is under 18. */
    CONDITION_NOT_FULLFILL: true,
    KYC_NOT_SUPPORT: true,
  },
  request: v.strictObject({
    idFront: opaque,
    idBack: v.optional(opaque),
    expiry: v.nullable(day),
    occupation,
    incomeSource,
    province: displayText(40),
    city: displayText(40),
    address: displayText(120),
  }),
  response: v.object({ kycLevel, kycApplyStatus }),
  example: {
    request: {
      idFront: 'f_9Kx2',
      idBack: 'f_9Kx3',
      expiry: '2034-05-31',
      occupation: 'employee',
      incomeSource: 'salary',
      province: '广东省',
      city: '深圳市',
      address: '南山区科技路 1 号',
    },
    response: { kycLevel: 1, kycApplyStatus: 1 },
  },
});
