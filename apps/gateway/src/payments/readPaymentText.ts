import { parsePaymentText, PAYMENT_TEXT_MAC_BYTES, type PaymentText } from '@ezwallet/validators';
import { ApiFailure } from '../app/ApiFailure.ts';
import type { Config } from '../config/index.ts';
import { isSameDigest } from '../identity/digest.ts';
import { paymentTextMac } from './paymentTextMac.ts';

type Payment = PaymentText['payment'];

/** What a payment text of ours asks for. @throws {ApiFailure} `SIGN_INVALID` for one that is not ours, or altered */
export function readPaymentText(config: Config, text: string): Payment {
  const parsed = parsePaymentText(text);
  if (!parsed.ok) throw new ApiFailure('SIGN_INVALID');
  const { body, mac, payment } = parsed.value;
  const own = paymentTextMac(config, body).subarray(0, PAYMENT_TEXT_MAC_BYTES);
  if (!isSameDigest(own, Buffer.from(mac))) throw new ApiFailure('SIGN_INVALID');
  return payment;
}
