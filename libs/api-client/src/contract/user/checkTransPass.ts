import * as v from 'valibot';
import { TRANSFER_TARGETS } from '../../constants/payments.ts';
import { endpoint } from '../endpoint.ts';
import { acceptorLots, priceOffset } from '../shared/acceptor.ts';
import { billNumber } from '../shared/bill.ts';
import { amount, currencyCode, opaque, secret } from '../shared/fields.ts';
import { payMethodId } from '../shared/payMethod.ts';
import { plainText } from '../shared/plainText.ts';
import { protocol } from '../shared/protocol.ts';
import { realName } from '../shared/realName.ts';

/** What the person saw before typing the payment password, in the words of `transferTo`, with the preview's fee. */
const money = { to: v.pipe(plainText(1024), v.minLength(1)), currency: currencyCode, amount, fee: amount };

const transfer = {
  scene: v.literal('transfer'),
  confirmed: v.strictObject({ toType: v.literal(TRANSFER_TARGETS.user), ...money }),
};
const withdraw = {
  scene: v.literal('withdraw'),
  confirmed: v.strictObject({ toType: v.literal(TRANSFER_TARGETS.address), protocol, ...money }),
};
const pay = {
  scene: v.literal('pay'),
  confirmed: v.strictObject({
    toType: v.picklist([TRANSFER_TARGETS.paymentText, TRANSFER_TARGETS.merchantPayment]),
    ...money,
  }),
};
/** In the words of `lucky_c2c/withdrawal`. */
const sell = {
  scene: v.literal('sell'),
  confirmed: v.strictObject({ payMethodId, payAccountId: opaque, currency: currencyCode, amount, price: amount }),
};
/** What an acceptor offers from now on, and at which price: exactly what changes. Each trade of it holds coins without asking again. */
const lots = {
  scene: v.literal('lots'),
  confirmed: v.pipe(
    v.strictObject({
      lots: v.optional(acceptorLots),
      priceOffset: v.optional(priceOffset),
      dailyQuota: v.optional(amount),
    }),
    v.check((changes) => Object.values(changes).some((value) => value !== undefined), 'a change'),
  ),
};
/** The own bill, and the payer's name as chosen; without a name to concede an appeal. */
const release = {
  scene: v.literal('release'),
  confirmed: v.strictObject({ billNo: billNumber, payerName: v.optional(realName) }),
};
/** The own bill of a trade whose coins the person lets go: a cancellation after the payment, or a conceded appeal. */
const giveUp = { scene: v.literal('giveUp'), confirmed: v.strictObject({ billNo: billNumber }) };
/** Where the money of trades goes from now on: the account number, the wallet number, or the id of the picture of a code. */
const bankAccount = {
  scene: v.literal('bankAccount'),
  confirmed: v.strictObject({ payMethodId, account: v.pipe(plainText(128), v.minLength(1)) }),
};

const payPurpose = v.variant('scene', [
  v.strictObject(transfer),
  v.strictObject(withdraw),
  v.strictObject(pay),
  v.strictObject(sell),
  v.strictObject(lots),
  v.strictObject(release),
  v.strictObject(giveUp),
  v.strictObject(bankAccount),
]);

/** What a ticket is for: the scene, and what the person confirmed. */
export type PayPurpose = v.InferOutput<typeof payPurpose>;

const byPassword = { password: secret };
const byBiometrics = { biometrics: v.literal(true) };

/**
 * Exchanges the payment password for a ticket: single use, five minutes. The ticket is good in this session, for this
 * scene, and for what was `confirmed` (such as receiver, amount, currency, network and fee, character by character) and
 * nothing else: the call that moves the money is otherwise refused with `NO_THIS_TICKET`. With `biometrics` the
 * `biometricsCode` of this device, which every call carries, replaces the password, and the ticket is the same.
 */
export const checkTransPass = endpoint({
  path: '/exchangeUser/checkTransPass',
  auth: 'user',
  rate: 'login',
  quiet: true,
  handOver: ['1049'],
  owns: [],
  codes: {
    '1049': true,
    /** The account has no payment password. */
    PINCODE_INVALID: true,
    /** The device has no valid `biometricsCode`. */
    NO_THIS_METHOD: true,
  },
  request: v.union([
    v.strictObject({ ...byPassword, ...transfer }),
    v.strictObject({ ...byPassword, ...withdraw }),
    v.strictObject({ ...byPassword, ...pay }),
    v.strictObject({ ...byPassword, ...sell }),
    v.strictObject({ ...byPassword, ...lots }),
    v.strictObject({ ...byPassword, ...release }),
    v.strictObject({ ...byPassword, ...giveUp }),
    v.strictObject({ ...byPassword, ...bankAccount }),
    v.strictObject({ ...byBiometrics, ...transfer }),
    v.strictObject({ ...byBiometrics, ...withdraw }),
    v.strictObject({ ...byBiometrics, ...pay }),
    v.strictObject({ ...byBiometrics, ...sell }),
    v.strictObject({ ...byBiometrics, ...lots }),
    v.strictObject({ ...byBiometrics, ...release }),
    v.strictObject({ ...byBiometrics, ...giveUp }),
    v.strictObject({ ...byBiometrics, ...bankAccount }),
  ]),
  response: v.object({ payPassTicket: opaque }),
  example: {
    request: {
      password: '280619',
      scene: 'transfer',
      confirmed: { toType: 1, to: '9XM3QA', currency: 'USDT', amount: '320.5', fee: '0' },
    },
    response: { payPassTicket: 'pp_8Fq2' },
  },
});
