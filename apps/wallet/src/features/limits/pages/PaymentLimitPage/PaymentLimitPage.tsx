import { useSessionStores } from '../../../../world/StoresContext.tsx';
import { LimitScreen } from '../../components/LimitScreen.tsx';
import { paymentKind } from '../../model/paymentKind.ts';

/** The person's own limit on payments per day. */
export function PaymentLimitPage() {
  return <LimitScreen kind={paymentKind} store={useSessionStores().limits.payment} />;
}
