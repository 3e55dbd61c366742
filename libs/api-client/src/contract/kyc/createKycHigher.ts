import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { displayText } from '../shared/displayText.ts';
import { opaque } from '../shared/fields.ts';
import { day, incomeSource, occupation } from '../shared/kycForm.ts';
import { kycApplyStatus, kycLevel } from '../shared/kycInfo.ts';

/**
 * Applies for level 2: pictures of the document, its expiry date (null when it never expires), occupation and source of
 * income. A passport has no `idBack`. The files come from `uploadFileKyc` or `uploadPicPub`. Codes: `KYC_REQUIRED`
 * (below level 1), `KYC_DONE_ALREADY` (reached, or under review), `TIME_INVALID` (the document has expired),
 * `EMPTY_REQUIRED_INPUT` (a side is missing), `EXCEED_LIMIT` (after three tries a day).
 */
export const createKycHigher = endpoint({
  path: '/kyc/createKycHigher',
  auth: 'user',
  rate: 'write',
  quiet: true,
  owns: ['idFront', 'idBack'],
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
