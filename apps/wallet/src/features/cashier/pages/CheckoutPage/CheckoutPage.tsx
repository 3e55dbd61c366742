import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { PaymentState } from '../../components/PaymentState.tsx';
import { ShopScreen } from '../../components/ShopScreen.tsx';
import { useShopPayment } from '../../model/useShopPayment.ts';

/** How far a shop's payment is, and what it came to. Open to visitors. */
export const CheckoutPage = observer(function CheckoutPage() {
  const { t } = useLingui();
  const { payToken, store } = useShopPayment();
  return (
    <ShopScreen store={store} title={t`Pay`}>
      {(payment) => <PaymentState payToken={payToken} payment={payment} />}
    </ShopScreen>
  );
});
