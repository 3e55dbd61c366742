export {
  parsePaymentText,
  PAYMENT_TEXT_MAC_BYTES,
  PAYMENT_TEXT_PREFIX,
  type PaymentText,
  type PaymentTextIssue,
} from './parsePaymentText.ts';
export { PAYMENT_MEMO_MAX, type Payment } from './payment-fields.ts';
export { writePaymentText } from './writePaymentText.ts';
