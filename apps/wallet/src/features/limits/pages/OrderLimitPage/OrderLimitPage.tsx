import { useSessionStores } from '../../../../world/StoresContext.tsx';
import { LimitScreen } from '../../components/LimitScreen.tsx';
import { orderKind } from '../../model/orderKind.ts';

/** The limit on orders made a day that one sets for oneself. */
export function OrderLimitPage() {
  return <LimitScreen kind={orderKind} store={useSessionStores().limits.orders} />;
}
