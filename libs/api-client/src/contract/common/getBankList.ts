import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { bankCode } from '../shared/bankPlace.ts';
import { payMethodId } from '../shared/payMethod.ts';
import { securityId } from '../shared/securityId.ts';

/**
 * The banks to choose from, the most used first. `pinyin` is the name in small letters without tones, with a space between
 * two syllables; `initial` is its first letter, for alphabetical lists. `payMethodIds` says whether the bank issues cards,
 * digital-yuan wallets or both.
 */
export const getBankList = endpoint({
  path: '/common/getBankList',
  auth: 'public',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  codes: {},
  request: v.strictObject({ securityId: v.optional(securityId) }),
  response: v.array(
    v.object({
      bankCode,
      bankName: v.string(),
      initial: v.pipe(v.string(), v.regex(/^[A-Z#]$/)),
      pinyin: v.pipe(v.string(), v.regex(/^[a-z]+(?: [a-z]+)*$/)),
      isPopular: v.boolean(),
      payMethodIds: v.array(payMethodId),
    }),
  ),
  example: {
    request: {},
    response: [
      {
        bankCode: 'CMB',
        bankName: '招商银行',
        initial: 'Z',
        pinyin: 'zhao shang yin hang',
        isPopular: true,
        payMethodIds: [1, 5],
      },
    ],
  },
});
