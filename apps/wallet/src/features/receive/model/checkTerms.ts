import { parseAmount, type AmountIssue, type Checked, type DisplayTextIssue } from '@ezwallet/validators';
import { checkNote } from '../../confirm/index.ts';

/** What a person typed to ask for. */
export interface TypedTerms {
  readonly amount: string;
  readonly memo: string;
}

/** Amount and memo in their normal form, or what is wrong with each. */
export interface CheckedTerms {
  readonly amount: Checked<string, AmountIssue>;
  readonly memo: Checked<string, DisplayTextIssue>;
}

/**
 * Checks an amount and a memo that a payment code is to carry.
 *
 * @param decimals places of the currency
 */
export function checkTerms({ amount, memo }: TypedTerms, decimals: number): CheckedTerms {
  return { amount: parseAmount(amount, { decimals, form: 'typed', positive: true }), memo: checkNote(memo) };
}
