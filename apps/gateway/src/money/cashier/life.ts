import { MERCHANT_PAYMENT_STATUS } from '@ezwallet/api-client/contract';
import { defineProcess, type StateOf } from '../../process/defineProcess.ts';

const { created, paying, paid, expired, closed, refunded } = MERCHANT_PAYMENT_STATUS;

/**
 * The life of a merchant's payment. Money moves by transfers, deposits and trades, so no move of this process touches it.
 * `watcher` is the job that reads the networks, `trade` a purchase that pays for the payment.
 */
export const lifeOfPayment = defineProcess({
  name: 'payment',
  states: {
    created: { wire: created },
    paying: { wire: paying },
    paid: { wire: paid },
    expired: { wire: expired },
    closed: { wire: closed },
    refunded: { wire: refunded },
  },
  moves: [
    { event: 'place', from: [], to: 'created', by: 'merchant', effect: 'keep', starts: 'pay' },
    { event: 'begin', from: ['created'], to: 'paying', by: 'payer', effect: 'keep', starts: 'pay' },
    // Money that a network shows after the end still counts when it is confirmed. A purchase begins before the end.
    {
      event: 'arrive',
      from: ['created', 'expired'],
      to: 'paying',
      by: ['watcher', 'trade'],
      effect: 'keep',
      starts: 'pay',
    },
    { event: 'complete', from: ['created', 'paying'], to: 'paid', by: ['payer', 'watcher'], effect: 'keep' },
    { event: 'expire', from: ['created', 'paying'], to: 'expired', by: ['clock', 'watcher', 'trade'], effect: 'keep' },
    { event: 'close', from: ['created', 'paying', 'expired'], to: 'closed', by: 'merchant', effect: 'keep' },
    // Everything that came went back. A part that goes back changes no state.
    { event: 'refund', from: ['paid', 'expired', 'closed'], to: 'refunded', by: 'merchant', effect: 'keep' },
  ],
});

/** The states of a merchant's payment. */
export type PaymentState = StateOf<typeof lifeOfPayment>;
