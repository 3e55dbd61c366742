import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../shared/fields.ts';
import { payMethodId, payMethodName } from '../shared/payMethod.ts';

/** The pay methods for which the caller may add an account, in display order. */
export const queryPayMethodName = endpoint({
  path: '/bankAccount/queryPayMethodName',
  auth: 'user',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  codes: {},
  request: nothing,
  response: v.array(v.object({ payMethodId, name: payMethodName })),
  example: {
    request: {},
    response: [
      { payMethodId: 1, name: 'BANK' },
      { payMethodId: 4, name: 'ALIPAY' },
      { payMethodId: 3, name: 'WECHAT' },
      { payMethodId: 5, name: 'e-CNY' },
    ],
  },
});
