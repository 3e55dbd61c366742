import { useEffect } from 'react';
import type { TradeTerms } from '@ezwallet/domain-stores';
import { useSessionStores } from '../../../world/StoresContext.tsx';

/** Loads what the forms of trades depend on, at each visit. */
export function useTradeTerms(): TradeTerms {
  const { trades, balances } = useSessionStores();
  useEffect(() => {
    void trades.terms.load();
    void balances.summary.load();
  }, [trades, balances]);
  return trades.terms;
}
