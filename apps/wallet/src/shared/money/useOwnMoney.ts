import { useStores } from '../../world/StoresContext.tsx';
import { moneyText } from './moneyText.ts';

/** What stands for an amount that the person hides: the bullets of the kit's `Amount`. */
export const HIDDEN_MONEY = '••••••';

/**
 * Returns how to write what the person holds, or has moved, in a line of text: as money, or as six bullets while they hide
 * amounts. What they type, confirm or open is written by `moneyText`: nothing that a person decides on is hidden. Call
 * inside an observer.
 */
export function useOwnMoney(): typeof moneyText {
  const { hideAmounts } = useStores().settings;
  return hideAmounts ? () => HIDDEN_MONEY : moneyText;
}
