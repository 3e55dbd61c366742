import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { MERCHANT_PAYMENT_STATUS } from '@ezwallet/api-client/constants';
import type { MerchantPayment } from '@ezwallet/api-client/contract';
import { missingOfPayment } from '@ezwallet/domain-stores';
import { compareAmounts } from '@ezwallet/validators';

/** How a payment looks to its payer. */
export interface PaymentLook {
  readonly status: 'success' | 'pending' | 'warning';
  readonly title: MessageDescriptor;
  /** What happened to the money, and what the payer can do. */
  readonly notes: readonly MessageDescriptor[];
}

const { paid, expired, closed, refunded } = MERCHANT_PAYMENT_STATUS;

type Facts = Pick<
  MerchantPayment,
  'status' | 'flags' | 'amount' | 'paidAmount' | 'refundedAmount' | 'currency' | 'merchantName' | 'chain' | 'buying'
>;

const isSome = (amount: string) => compareAmounts(amount, '0') > 0;

/** The title and the explanation of a payment in any of its states. @param text writes an amount of its currency */
export function paymentLook(payment: Facts, text: (amount: string) => string): PaymentLook {
  return { ...headOf(payment), notes: [...notesOf(payment, text)] };
}

function headOf(payment: Facts): Omit<PaymentLook, 'notes'> {
  switch (payment.status) {
    case paid:
      return { status: 'success', title: msg({ message: 'Paid', context: 'outcome of a payment' }) };
    case refunded:
      return { status: 'warning', title: msg`Refunded` };
    case expired:
      return { status: 'warning', title: msg`Time is up` };
    case closed:
      return { status: 'warning', title: msg`The shop closed this order` };
    default:
      return isSome(missingOfPayment(payment))
        ? { status: 'pending', title: msg`Waiting for your payment` }
        : { status: 'pending', title: msg`Your payment is on its way` };
  }
}

function* notesOf(payment: Facts, text: (amount: string) => string): Generator<MessageDescriptor> {
  const { status, flags, merchantName: shop, amount, paidAmount, refundedAmount, buying, chain } = payment;
  const missing = missingOfPayment(payment);
  const [came, left, asked, back] = [text(paidAmount), text(missing), text(amount), text(refundedAmount)];
  const isOpen = status < paid;
  if (isOpen && isSome(paidAmount) && isSome(missing))
    yield msg`${shop} received ${came} of ${asked}. Pay the remaining ${left}.`;
  if (isOpen && buying)
    yield msg`Your purchase pays ${shop} when the seller releases the coins. Do not pay a second time.`;
  else if (isOpen && chain && !isSome(missing)) yield msg`The network is confirming it. Do not pay a second time.`;
  if ((status === expired || status === closed) && !isSome(paidAmount))
    yield msg`You have not paid anything. Order again in the shop.`;
  if ((status === expired || status === closed) && isSome(paidAmount) && !isSome(refundedAmount)) {
    yield msg`${shop} received ${came} of ${asked} and keeps it. Ask the shop for a refund or for your order.`;
  }
  if (flags.includes('LATE') && status !== refunded)
    yield msg`Your money arrived after the deadline. ${shop} has it, but the order does not count as paid.`;
  if (flags.includes('OVER') && status === paid && !isSome(refundedAmount)) {
    yield msg`${shop} received ${came}, which is more than ${asked}. Ask the shop to refund the difference.`;
  }
  if (isSome(refundedAmount))
    yield msg`${shop} refunded ${back}. It is in the balance of the payer, or of the account that the shop chose.`;
}
