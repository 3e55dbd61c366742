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
export { formatAmount, groupAmount, type FormatAmountOptions } from './formatAmount.ts';
export { AMOUNT_MAX_WHOLE_DIGITS, parseAmount, type AmountIssue, type ParseAmountOptions } from './parseAmount.ts';
