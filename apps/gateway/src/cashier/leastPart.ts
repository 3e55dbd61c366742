import { missingOf, type PaymentStanding } from './PaymentStanding.ts';

/** The least that counts towards a payment over a network: the usual minimum, but always what completes it. */
export function leastPart(payment: PaymentStanding, usual: bigint): bigint {
  const missing = missingOf(payment);
  return missing > 0n && missing < usual ? missing : usual;
}
