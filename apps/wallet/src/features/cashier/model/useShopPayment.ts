import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { ShopPaymentStore } from '@ezwallet/domain-stores';
import { useWorld } from '../../../world/StoresContext.tsx';

/** The payment that the page's address names, kept fresh while the page is shown. */
export function useShopPayment(): { readonly payToken: string; readonly store: ShopPaymentStore } {
  const { deps } = useWorld();
  const [query] = useSearchParams();
  const payToken = query.get('payToken') ?? '';
  const store = useMemo(() => new ShopPaymentStore(deps, payToken), [deps, payToken]);
  useEffect(() => store.watch(), [store]);
  return { payToken, store };
}
