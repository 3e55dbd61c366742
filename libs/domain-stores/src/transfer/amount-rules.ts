import { compareAmounts, fromMinorUnits, parseAmount, type AmountIssue, type Checked } from '@ezwallet/validators';
import type { BalancesStore } from '../balances/BalancesStore.ts';
import type { ConfigStore } from '../config/ConfigStore.ts';

/** The bounds of the amount of a transfer; amounts are decimal strings. */
export interface TransferBounds {
  /** Places of the currency. */
  readonly decimals: number;
  /** The smallest amount that the server accepts. */
  readonly min: string;
  /** The spendable amount; undefined until the balances are loaded. */
  readonly available: string | undefined;
}

/** The currencies, and what a person may spend. */
export interface Means {
  readonly config: Pick<ConfigStore, 'currencies'>;
  readonly balances: Pick<BalancesStore, 'spendable'>;
}

/** The bounds of an amount for a person, by its currency; defaults without the server's list. */
export function transferBounds(currency: string, { config, balances }: Means): TransferBounds {
  const found = config.currencies.find(({ currencyCode }) => currencyCode === currency);
  return {
    decimals: found?.decimals ?? 2,
    min: found?.minTransferAmount ?? '0',
    available: balances.spendable(currency),
  };
}

/**
 * Checks an amount as typed; `AMOUNT_ABOVE_MAX` means that there is not enough to spend. While nobody knows what there is to
 * spend, any amount passes, and the server decides.
 */
export function checkTransferAmount(
  text: string,
  { decimals, min, available }: TransferBounds,
): Checked<string, AmountIssue> {
  return parseAmount(text, {
    decimals,
    form: 'typed',
    positive: true,
    min,
    ...(available !== undefined && { max: available }),
  });
}

/** The smallest amount that can be sent: what the server asks for, or else one unit of the currency's last place. */
export function smallestAmount({ decimals, min }: Pick<TransferBounds, 'decimals' | 'min'>): string {
  return compareAmounts(min, '0') > 0 ? min : fromMinorUnits(1n, decimals);
}
