import { useSessionStores } from '../../../../world/StoresContext.tsx';
import { LimitScreen } from '../../components/LimitScreen.tsx';
import { orderKind } from '../../model/orderKind.ts';

/** The person's own limit on orders per day. */
export function OrderLimitPage() {
  return <LimitScreen kind={orderKind} store={useSessionStores().limits.orders} />;
}
