export { addAmounts, compareAmounts, multiplyAmounts, roundAmount, subtractAmounts } from './arithmetic.ts';
export { MAX_DECIMALS } from './decimal.ts';
export { formatAmount, type FormatAmountOptions } from './formatAmount.ts';
export { groupAmount } from './groupAmount.ts';
export {
  fromMinorUnits,
  MAX_MINOR_UNITS,
  parseMinorUnits,
  portionOf,
  toMinorUnits,
  type MinorUnitsIssue,
} from './minor-units.ts';
export { AMOUNT_MAX_WHOLE_DIGITS, parseAmount, type AmountIssue, type ParseAmountOptions } from './parseAmount.ts';
export { rescaleMinorUnits, type Rounding } from './rounding.ts';
export { USDT_PLACES } from './USDT_PLACES.ts';
