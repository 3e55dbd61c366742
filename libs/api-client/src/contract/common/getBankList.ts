import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { bankCode } from '../shared/bankPlace.ts';
import { payMethodId } from '../shared/payMethod.ts';
import { securityId } from '../shared/securityId.ts';

/**
 * The banks to choose from, the most used first. `initial` is the letter for alphabetical lists, and `payMethodIds`
 * says whether the bank issues cards, digital-yuan wallets or both.
 */
export const getBankList = endpoint({
  path: '/common/getBankList',
  auth: 'public',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  request: v.strictObject({ securityId: v.optional(securityId) }),
  response: v.array(
    v.object({
      bankCode,
      bankName: v.string(),
      initial: v.pipe(v.string(), v.regex(/^[A-Z#]$/)),
      isPopular: v.boolean(),
      payMethodIds: v.array(payMethodId),
    }),
  ),
  example: {
    request: {},
    response: [{ bankCode: 'CMB', bankName: '招商银行', initial: 'Z', isPopular: true, payMethodIds: [1, 5] }],
  },
});
