import { parseScannedText, type OwnPages } from '@ezwallet/validators';

/**
 * Finds the payment text in a pasted text: the text itself, or the address of a payment code.
 *
 * @returns null when there is none
 */
export function readPaymentInput(input: string, pages: OwnPages): string | null {
  const scanned = parseScannedText(input.trim(), pages);
  return scanned.ok && scanned.value.kind === 'payment' ? scanned.value.text : null;
}
