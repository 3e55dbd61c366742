import { assertType } from '../checked/assertType.ts';
import { accept, type Checked, type Issue, refuse } from '../checked/checked.ts';
import { compareAmounts } from './arithmetic.ts';
import { AMOUNT_TEXT, assertDecimals, joinPlaces, MAX_LENGTH } from './decimal.ts';

/** Maximum number of digits before the point, more than the total supply of any coin. */
export const AMOUNT_MAX_WHOLE_DIGITS = 15;

/** Why an amount was refused. */
export type AmountIssue =
  | Issue<'AMOUNT_EMPTY'>
  | Issue<'AMOUNT_FORMAT'>
  | Issue<'AMOUNT_DECIMALS', { readonly max: number }>
  | Issue<'AMOUNT_TOO_MANY_DIGITS', { readonly max: number }>
  | Issue<'AMOUNT_ZERO'>
  | Issue<'AMOUNT_BELOW_MIN', { readonly min: string }>
  | Issue<'AMOUNT_ABOVE_MAX', { readonly max: string }>;

/** Options of {@link parseAmount}. */
export interface ParseAmountOptions {
  /** Maximum number of places: the scale of the asset. */
  readonly decimals: number;
  /** `'typed'` also accepts what people write: `1,234.5`, `.5`, `5.`. The default `'wire'` does not. */
  readonly form?: 'wire' | 'typed';
  /** Refuses zero. */
  readonly positive?: boolean;
  /** Smallest amount allowed, a decimal string. */
  readonly min?: string;
  /** Largest amount allowed, a decimal string. */
  readonly max?: string;
}

/** A decimal string without sign, groups and leading zeros. */
export const WIRE = /^(0|[1-9]\d*)(?:\.(\d+))?$/;
const TYPED = /^(0|[1-9]\d*)?(?:\.(\d*))?$/;
const GROUPS = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.|$)/;

/**
 * Parses an amount without a float. It refuses signs, exponents, other bases, spaces and non-ASCII digits.
 *
 * @returns the amount in its normal form: no leading or trailing zeros, so equal amounts are equal strings.
 * @throws RangeError when an option is not a valid number of places or not a decimal string.
 * @example parseAmount('1,234.50', { decimals: 6, form: 'typed' }) // { ok: true, value: '1234.5' }
 */
export function parseAmount(text: string, options: ParseAmountOptions): Checked<string, AmountIssue> {
  assertType('string', text, 'text', AMOUNT_TEXT);
  assertType('object', options, 'options', '{ decimals }');
  const { decimals, form = 'wire', positive = false, min, max } = options;
  assertDecimals(decimals);
  if (text === '') return refuse('AMOUNT_EMPTY');
  if (text.length > MAX_LENGTH) return refuse('AMOUNT_TOO_MANY_DIGITS', { max: AMOUNT_MAX_WHOLE_DIGITS });
  const plain = form === 'typed' && GROUPS.test(text) ? text.replaceAll(',', '') : text;
  const match = (form === 'typed' ? TYPED : WIRE).exec(plain);
  if (!match || plain === '.') return refuse('AMOUNT_FORMAT');
  const [, whole = '0', fraction = ''] = match;
  if (whole.length > AMOUNT_MAX_WHOLE_DIGITS) return refuse('AMOUNT_TOO_MANY_DIGITS', { max: AMOUNT_MAX_WHOLE_DIGITS });
  if (fraction.length > decimals) return refuse('AMOUNT_DECIMALS', { max: decimals });
  const value = joinPlaces(whole, fraction);
  if (positive && value === '0') return refuse('AMOUNT_ZERO');
  if (min !== undefined && compareAmounts(value, min) < 0) return refuse('AMOUNT_BELOW_MIN', { min });
  if (max !== undefined && compareAmounts(value, max) > 0) return refuse('AMOUNT_ABOVE_MAX', { max });
  return accept(value);
}
