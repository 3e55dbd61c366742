import { useSessionStores } from '../../../../world/StoresContext.tsx';
import { LimitScreen } from '../../components/LimitScreen.tsx';
import { paymentKind } from '../../model/paymentKind.ts';

/** The limit on money paid a day that one sets for oneself. */
export function PaymentLimitPage() {
  return <LimitScreen kind={paymentKind} store={useSessionStores().limits.payment} />;
}
