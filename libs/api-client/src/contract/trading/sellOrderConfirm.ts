import * as v from 'valibot';
import { TRADE_STATUS } from '../../constants/trade-machine.ts';
import { endpoint } from '../endpoint.ts';
import { tradeCodes } from '../shared/codes.ts';
import { billNumber } from '../shared/bill.ts';
import { opaque, requestNumber } from '../shared/fields.ts';
import { realName } from '../shared/realName.ts';
import { trade } from '../shared/trade.ts';
import { closedExample, PAID_SALE_EXAMPLE } from '../shared/trade-examples.ts';
import { stepUpFields } from '../shared/stepUp.ts';

const release = {
  billNo: billNumber,
  /** The payer's name as the seller's bank or payment app shows it: one of the trade's `payerChoices`, the buyer's. */
  payerName: realName,
  /** Of scene `release`, for this bill and this name. */
  payPassTicket: opaque,
  reqNo: requestNumber,
  ...stepUpFields,
};

/**
 * The seller releases: the held money goes to the buyer with bonus and fee, and both bills go to 2 (event `release`).
 * This cannot be undone. Before the buyer has marked the payment, the seller must confirm that the money has arrived.
 */
export const sellOrderConfirm = endpoint({
  path: '/lucky_c2c/sellOrderConfirm',
  auth: 'user',
  rate: 'money',
  money: true,
  quiet: true,
  handOver: ['1042', '1049'],
  owns: ['billNo'],
  codes: {
    ...tradeCodes,
    '1042': true,
    '1049': true,
    NO_THIS_TICKET: true,
    /** The payment came from somebody else, so nothing moves. */
    '6014': true,
  },
  request: v.variant('expectStatus', [
    v.strictObject({
      ...release,
      expectStatus: v.literal(TRADE_STATUS.waitingForPayment),
      moneyReceived: v.literal(true),
    }),
    v.strictObject({ ...release, expectStatus: v.literal(TRADE_STATUS.paid) }),
  ]),
  response: trade,
  example: {
    request: {
      billNo: PAID_SALE_EXAMPLE.billNo,
      expectStatus: 3,
      payerName: '张晓明',
      payPassTicket: 'pp_8Fq2',
      reqNo: '6b1f2c7e-2f0e-4d6a-9c52-0d8f5e7a1b34',
    },
    response: closedExample(PAID_SALE_EXAMPLE, { event: 'release', to: 2, actor: 'seller', at: 1_790_000_900_000 }),
  },
});
