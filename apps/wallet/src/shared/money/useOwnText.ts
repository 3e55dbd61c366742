import { useStores } from '../../world/StoresContext.tsx';
import { HIDDEN_MONEY } from './useOwnMoney.ts';
import { withoutAmounts } from './withoutAmounts.ts';

/** Returns how to write a message that may name amounts: without them while the person hides amounts. Call inside an observer. */
export function useOwnText(): (text: string) => string {
  const { hideAmounts } = useStores().settings;
  return (text) => (hideAmounts ? withoutAmounts(text, HIDDEN_MONEY) : text);
}
