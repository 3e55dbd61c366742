import { parseAmount } from '../amount/parseAmount.ts';

/** The maximum number of places of any asset in the ledger. */
const LEDGER_DECIMALS = 8;

/** Whether the text is a positive amount in its normal form, with places that the ledger can store. */
export function isPayableAmount(text: string): boolean {
  const amount = parseAmount(text, { decimals: LEDGER_DECIMALS, positive: true });
  return amount.ok && amount.value === text;
}
