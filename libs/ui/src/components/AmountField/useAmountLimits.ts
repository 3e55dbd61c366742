import type { ReactNode } from 'react';
import { useWords } from '../../hooks/useWords.ts';
import { compareAmounts, groupAmount, placesOf } from './amount-text.ts';

/** Limits of an amount; the bounds are decimal strings. */
export interface AmountLimits {
  /** Digits after the point. An amount with more is marked and explained, never cut or rounded. */
  decimals: number;
  /** A higher amount is marked and explained, not changed. */
  max?: string | undefined;
  /** A lower amount is marked when the field loses focus. */
  min?: string | undefined;
  /** The currency code in messages about the limits. */
  currency?: string | undefined;
}

/** The message about an amount outside its limits. The host's own error comes first. */
export function useAmountLimits(
  value: string,
  { decimals, max, min, currency }: AmountLimits,
  finished: boolean,
  error: ReactNode,
): ReactNode {
  const messages = useWords();
  if (error || value === '') return error;
  const name = (bound: string) => [groupAmount(bound, 4), currency].filter(Boolean).join(' ');
  if (placesOf(value) > decimals) return messages.amountOverPlaces(decimals);
  if (max !== undefined && compareAmounts(value, max) > 0) return messages.amountOverMax(name(max));
  if (finished && min !== undefined && compareAmounts(value, min) < 0) return messages.amountUnderMin(name(min));
  return undefined;
}
