import { useStores } from '../../world/StoresContext.tsx';
import { moneyText } from './moneyText.ts';

/** What stands for an amount that the person hides: the bullets of the kit's `Amount`. */
export const HIDDEN_MONEY = '••••••';

/** Keeps the line of an amount that has not loaded. A zero would pass for the amount. */
const UNKNOWN = '\u00a0';

/**
 * Returns how to write what the person holds, or has moved, in a line of text: as money, as six bullets while they hide
 * amounts, and as a blank until it is known. What they type, confirm or open is written by `moneyText`: nothing that a person
 * decides on is hidden. Call inside an observer.
 */
export function useOwnMoney(): (amount: string | undefined, currency: string) => string {
  const { hideAmounts } = useStores().settings;
  return (amount, currency) =>
    hideAmounts ? HIDDEN_MONEY : amount === undefined ? UNKNOWN : moneyText(amount, currency);
}
