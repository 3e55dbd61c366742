export {
  addAmounts,
  compareAmounts,
  fromMinorUnits,
  multiplyAmounts,
  roundAmount,
  subtractAmounts,
  toMinorUnits,
  type Rounding,
} from './arithmetic.ts';
export { MAX_DECIMALS } from './decimal.ts';
export { formatAmount, type FormatAmountOptions } from './formatAmount.ts';
export { groupAmount } from './groupAmount.ts';
export { AMOUNT_MAX_WHOLE_DIGITS, parseAmount, type AmountIssue, type ParseAmountOptions } from './parseAmount.ts';
