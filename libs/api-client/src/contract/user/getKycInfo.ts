import { endpoint } from '../endpoint.ts';
import { nothing } from '../shared/fields.ts';
import { KYC_INFO_EXAMPLE, kycInfo } from '../shared/kycInfo.ts';

/** The caller's verification, with the limits of each level. Name and number are masked. */
export const getKycInfo = endpoint({
  path: '/exchangeUser/getKycInfo',
  auth: 'user',
  rate: 'read',
  read: true,
  owns: [],
  codes: {},
  request: nothing,
  response: kycInfo,
  example: { request: {}, response: KYC_INFO_EXAMPLE },
});
