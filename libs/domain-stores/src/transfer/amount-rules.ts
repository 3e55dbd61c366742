import { compareAmounts, fromMinorUnits, parseAmount, type AmountIssue, type Checked } from '@ezwallet/validators';

/** What bounds the amount of a transfer; amounts are decimal strings. */
export interface TransferBounds {
  /** Places of the currency. */
  readonly decimals: number;
  /** The smallest amount the server takes. */
  readonly min: string;
  /** What may be spent. */
  readonly available: string;
}

/** Checks an amount as typed; `AMOUNT_ABOVE_MAX` means that there is not enough to spend. */
export function checkTransferAmount(text: string, { decimals, min, available }: TransferBounds): Checked<string, AmountIssue> {
  return parseAmount(text, { decimals, form: 'typed', positive: true, min, max: available });
}

/** The smallest amount that can be sent: what the server asks for, or else one unit of the currency's last place. */
export function smallestAmount({ decimals, min }: Pick<TransferBounds, 'decimals' | 'min'>): string {
  return compareAmounts(min, '0') > 0 ? min : fromMinorUnits(1n, decimals);
}
