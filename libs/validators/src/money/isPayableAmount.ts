import { parseAmount } from '../amount/parseAmount.ts';

/** The most places that an asset of the ledger has. */
const LEDGER_DECIMALS = 8;

/** Whether the text is an amount above zero in its normal form, with places that the ledger can keep. */
export function isPayableAmount(text: string): boolean {
  const amount = parseAmount(text, { decimals: LEDGER_DECIMALS, positive: true });
  return amount.ok && amount.value === text;
}
