import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, currencyCode, opaque, requestNumber } from '../shared/fields.ts';
import { payToken } from '../shared/merchantPayment.ts';
import { plainText } from '../shared/plainText.ts';
import { protocol } from '../shared/protocol.ts';
import { stepUpFields } from '../shared/stepUp.ts';
import { TRANSFER_TARGETS, transferPreview, transferResult, withdrawalPreview } from '../shared/transfer.ts';

/** The longest payment text that the validators take apart. */
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
  /** One that waives the fee. */
  voucherId: v.optional(opaque),
};
const toPaymentText = {
  toType: v.literal(TRANSFER_TARGETS.paymentText),
  to: receiver(MAX_PAYMENT_TEXT),
  ...money,
  remark,
};
const toMerchant = { toType: v.literal(TRANSFER_TARGETS.merchantPayment), to: payToken, ...money };

/** What the person saw in the preview and confirmed; ours. Where it does not hold any longer, nothing is sent. */
const terms = v.optional(v.strictObject({ fee: amount, total: amount }));

const asked = { preview: v.literal(true) };
const confirmed = {
  /** Of scene `transfer` (1), `withdraw` (2) or `pay` (3, 4). */
  payPassTicket: opaque,
  reqNo: requestNumber,
  ...stepUpFields,
};

/**
 * Sends money to a user number (1) or over a network to an address (2), or pays a payment text (3) or a merchant (4),
 * whose fixed amounts must be paid as they are. With `preview` it answers who receives and what it costs, or that the day
 * does not allow it, and moves nothing; otherwise it executes once per `reqNo`: sent again, it replays the first answer.
 * A withdrawal sets its money aside and starts in review (0), then sent (1), done (2), or refused (-1) and given back.
 * Where a server's rules ask for more proof than the ticket, they refuse with 1042 `{verifyTypes}`, the same order then
 * carries it in `codes`, and 1049 `{remainTimes, lockedUntil}` is a wrong payment password among it. The reference
 * gateway asks for the ticket alone: it gives neither code and heeds no `codes`; its 1049 comes from `checkTransPass`.
 * Codes: `BALANCE_NOT_ENOUGH`, `EXCEED_LIMIT`, `TRY_AGAIN_LATER` no price now to hold against the day,
 * `AMOUNT_INVALID`, `NO_RIGHTS` `{transferFlag}`, `USER_NOT_FOUND`, `USER_INVALID` oneself or a closed account,
 * `NO_THIS_TICKET` payment ticket used up or of another scene; for withdrawals 8001004 not in the address book,
 * 8001005 too new there, `TRON_ADDRESS_INVALID` and its like, `WITHDRAW_EXCEED` the day's limit,
 * `FEE_CALC_FAILED` it no longer costs what its `terms` say, `HOLDINGS_NOT_ENOUGH` bought within 24 hours, `CONDITION_NOT_FULLFILL` voucher does not fit; for payments
 * `SIGN_INVALID` not ours, `ORDER_EXPIRED`, `ORDER_ALREADY_DONE`, `ORDER_NOT_FOUND`, `ORDER_CANCELED` closed by the
 * merchant, 6014 the merchant expects another payer.
 */
export const transferTo = endpoint({
  path: '/lucky_transfer/transferTo',
  auth: 'user',
  rate: 'money',
  money: true,
  quiet: true,
  handOver: ['1042', '1049'],
  owns: ['voucherId'],
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
