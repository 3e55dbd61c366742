import * as v from 'valibot';
import { TRANSFER_TARGETS } from '../../constants/payments.ts';
import { endpoint } from '../endpoint.ts';
import { networkCodes } from '../shared/codes.ts';
import { amount, currencyCode, opaque, requestNumber } from '../shared/fields.ts';
import { payToken } from '../shared/merchantPayment.ts';
import { plainText } from '../shared/plainText.ts';
import { protocol } from '../shared/protocol.ts';
import { stepUpFields } from '../shared/stepUp.ts';
import { transferPreview, transferResult, withdrawalPreview } from '../shared/transfer.ts';

/** Maximum length of a payment code that the validators read. */
const MAX_PAYMENT_TEXT = 1024;

const money = { currency: currencyCode, amount };
const remark = v.optional(plainText(60));
const receiver = (max: number) => v.pipe(plainText(max), v.minLength(1));

const toUser = { toType: v.literal(TRANSFER_TARGETS.user), to: receiver(128), ...money, remark };
const toAddress = {
  toType: v.literal(TRANSFER_TARGETS.address),
  to: receiver(128),
  protocol,
  ...money,
  remark,
  /** A voucher that waives the fee. */
  voucherId: v.optional(opaque),
};
const toPaymentText = {
  toType: v.literal(TRANSFER_TARGETS.paymentText),
  to: receiver(MAX_PAYMENT_TEXT),
  ...money,
  remark,
};
const toMerchant = { toType: v.literal(TRANSFER_TARGETS.merchantPayment), to: payToken, ...money };

/**
 * The terms that the member saw in the preview and confirmed; ours. If they no longer apply, the server sends nothing.
 */
const terms = v.strictObject({ fee: amount, total: amount });

const asked = { preview: v.literal(true) };
const confirmed = {
  /** Of scene `transfer` (1), `withdraw` (2) or `pay` (3, 4), for the same receiver, amount, currency, network and fee. */
  payPassTicket: opaque,
  reqNo: requestNumber,
  ...stepUpFields,
};

/**
 * Sends money to a user number (1) or to an address on a network (2), or pays a payment code (3) or a merchant (4),
 * whose fixed amounts must be paid exactly. With `preview` it answers with the recipient and the cost, or that the
 * daily limit does not allow it, and moves nothing. Otherwise it executes once per `reqNo`: a repeated call replays the
 * first answer. A withdrawal holds its money and starts in review (0), then sent (1), done (2), or refused (-1) and
 * refunded. A server whose rules need more proof than the ticket refuses with 1042 `{verifyTypes}`; the same request
 * then carries it in `codes`, and 1049 `{remainTimes, lockedUntil}` means a wrong payment password among it. The
 * reference gateway needs only the ticket: it sends neither code and ignores `codes`; its 1049 comes from
 * `checkTransPass`.
 */
export const transferTo = endpoint({
  path: '/lucky_transfer/transferTo',
  auth: 'user',
  rate: 'money',
  money: true,
  quiet: true,
  handOver: ['1042', '1049'],
  owns: ['voucherId'],
  codes: {
    ...networkCodes,
    '1042': true,
    '1049': true,
    BALANCE_NOT_ENOUGH: true,
    EXCEED_LIMIT: true,
    /** There is no price to check the limit of the day. */
    TRY_AGAIN_LATER: true,
    AMOUNT_INVALID: true,
    /** Sending is switched off or held. The body has `{transferFlag}`. */
    NO_RIGHTS: true,
    USER_NOT_FOUND: true,
    /** This is the caller, or a closed account. */
    USER_INVALID: true,
    NO_THIS_TICKET: true,
    ASSET_NOT_FOUND: true,
    /** This network does not carry the coin. */
    NO_THIS_METHOD: true,
    '8001004': true,
    '8001005': true,
    WITHDRAW_EXCEED: true,
    FEE_CALC_FAILED: true,
    HOLDINGS_NOT_ENOUGH: true,
    /** The voucher does not fit. */
    CONDITION_NOT_FULLFILL: true,
    SIGN_INVALID: true,
    ORDER_EXPIRED: true,
    ORDER_ALREADY_DONE: true,
    ORDER_NOT_FOUND: true,
    ORDER_CANCELED: true,
    '6014': true,
  },
  request: v.union([
    v.strictObject({ ...toUser, ...asked }),
    v.strictObject({ ...toUser, ...confirmed }),
    v.strictObject({ ...toAddress, ...asked }),
    v.strictObject({ ...toAddress, ...confirmed, terms }),
    v.strictObject({ ...toPaymentText, ...asked }),
    v.strictObject({ ...toPaymentText, ...confirmed }),
    v.strictObject({ ...toMerchant, ...asked }),
    v.strictObject({ ...toMerchant, ...confirmed }),
  ]),
  response: v.union([transferResult, transferPreview, withdrawalPreview]),
  example: {
    request: {
      toType: 1,
      to: '9XM3QA',
      currency: 'USDT',
      amount: '320.5',
      payPassTicket: 'pp_8Fq2',
      reqNo: '6b1f2c7e-2f0e-4d6a-9c52-0d8f5e7a1b34',
    },
    response: { billNo: '202611210930150000042', fee: '0', status: 2, arriveBy: 1_790_000_000_000 },
  },
});
