import { useOptionalSessionStores } from '../../world/StoresContext.tsx';
import { shortTimeText } from '../time/time-text.ts';
import { useOwnMoney } from './useOwnMoney.ts';

/**
 * Writes what of a coin must stay because it was bought a moment ago, and when all of it is free. Undefined without any, for
 * a visitor, and until the balances are loaded. Call inside an observer.
 */
export function useUnsettled(currency: string): { readonly sum: string; readonly time: string } | undefined {
  const ownMoney = useOwnMoney();
  const unsettled = useOptionalSessionStores()?.balances.entry(currency)?.unsettled;
  return unsettled && { sum: ownMoney(unsettled.amount, currency), time: shortTimeText(unsettled.until) };
}
