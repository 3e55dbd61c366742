import type { ReactNode } from 'react';
import { useMessages } from '../../hooks/useMessages.ts';
import { compareAmounts, groupAmount } from './amount-text.ts';

/** Bounds of an amount, as decimal strings. */
export interface AmountLimits {
  /** An amount above it is marked and explained, not changed. */
  max?: string | undefined;
  /** An amount below it is marked once the field is left. */
  min?: string | undefined;
  /** The currency code, said with the bounds. */
  currency?: string | undefined;
}

/** What to say about an amount outside its bounds; the host's own error comes first. */
export function useAmountLimits(
  value: string,
  { max, min, currency }: AmountLimits,
  finished: boolean,
  error: ReactNode,
): ReactNode {
  const messages = useMessages();
  if (error || value === '') return error;
  const name = (bound: string) => [groupAmount(bound, 4), currency].filter(Boolean).join(' ');
  if (max !== undefined && compareAmounts(value, max) > 0) return messages.amountOverMax(name(max));
  if (finished && min !== undefined && compareAmounts(value, min) < 0) return messages.amountUnderMin(name(min));
  return undefined;
}
