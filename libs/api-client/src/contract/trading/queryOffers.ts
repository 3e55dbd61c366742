import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { acceptorOffer } from '../shared/acceptor.ts';
import { nothing } from '../shared/fields.ts';

/** Trades offered to the caller as an acceptor, the nearest deadline first. The path is ours. */
export const queryOffers = endpoint({
  path: '/lucky_c2c/queryOffers',
  auth: 'acceptor',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  codes: {
    /** The caller is no merchant. */
    NO_RIGHTS: true,
  },
  request: nothing,
  response: v.array(acceptorOffer),
  example: {
    request: {},
    response: [
      {
        offerNo: 'of_4Hs8',
        billNo: null,
        transactionType: 8,
        currency: 'USDT',
        amount: '500',
        price: '7.21',
        fiat: 'CNY',
        fiatAmount: '3605',
        payMethodId: 1,
        counterparty: {
          nickMasked: 'R•••',
          userNoMasked: '7K•••2P',
          isMerchant: false,
          successOrderNum: 3,
          successRate: 1,
        },
        expiresAt: 1_790_000_060_000,
      },
    ],
  },
});
