import { parseAmount, type AmountIssue, type Checked, type DisplayTextIssue } from '@ezwallet/validators';
import { checkNote } from '../../confirm/index.ts';

/** The typed amount and memo. */
export interface TypedTerms {
  readonly amount: string;
  readonly memo: string;
}

/** Amount and memo in normal form, or their errors. */
export interface CheckedTerms {
  readonly amount: Checked<string, AmountIssue>;
  readonly memo: Checked<string, DisplayTextIssue>;
}

/**
 * Checks the amount and memo of a payment code.
 *
 * @param decimals decimal places of the currency
 */
export function checkTerms({ amount, memo }: TypedTerms, decimals: number): CheckedTerms {
  return { amount: parseAmount(amount, { decimals, form: 'typed', positive: true }), memo: checkNote(memo) };
}
