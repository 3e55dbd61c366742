import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useCallback, useMemo, useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { SessionStores } from '@ezwallet/domain-stores';
import { Card } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { moneyText } from '../../../../shared/money/moneyText.ts';
import { homePaths } from '../../../../world/paths.ts';
import { useOptionalSessionStores } from '../../../../world/StoresContext.tsx';
import { useVisit } from '../../../../world/useVisit.ts';
import { BalanceOutcome } from '../../components/BalanceOutcome.tsx';
import { PaymentState } from '../../components/PaymentState.tsx';
import { PayWays } from '../../components/PayWays.tsx';
import { ShopHead } from '../../components/ShopHead.tsx';
import { ShopScreen } from '../../components/ShopScreen.tsx';
import { paymentLook } from '../../model/paymentLook.ts';
import { useShopPayment } from '../../model/useShopPayment.ts';
import styles from '../../components/cashier.module.css';

/** States of a payment from the balance that take the whole screen. */
const OUTCOMES: readonly string[] = ['checking', 'done', 'refused'];

/** Pays a shop's order: what it is about, and the ways to pay it. Open to visitors. */
export const CashierPage = observer(function CashierPage() {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { payToken, store } = useShopPayment();
  const stores = useOptionalSessionStores();
  useBalanceVisit(stores, payToken);
  const { value } = store.payment;
  if (stores && OUTCOMES.includes(stores.shopPayment.request.state)) {
    return (
      <Screen title={t`Pay`} backIcon="close" onBack={() => void navigate(homePaths.home(), { replace: true })}>
        <BalanceOutcome flow={stores.shopPayment} returnUrl={value?.returnUrl ?? ''} />
      </Screen>
    );
  }
  return (
    <ShopScreen store={store} title={t`Pay`}>
      {(payment) => {
        if (!store.isPayable) return <PaymentState payToken={payToken} payment={payment} />;
        const { notes } = paymentLook(payment, (amount) => moneyText(amount, payment.currency));
        return (
          <div className={styles.page}>
            <ShopHead store={store} payment={payment} />
            {notes.map((note) => (
              <Card key={note.id} tone="warning" icon={glyphs.info}>
                <p>{i18n._(note)}</p>
              </Card>
            ))}
            <PayWays store={store} payment={payment} payToken={payToken} />
          </div>
        );
      }}
    </ShopScreen>
  );
});

/** Tells the payment from the balance about visits to this screen, once somebody is signed in. */
function useBalanceVisit(stores: SessionStores | null, payToken: string): void {
  const flow = stores?.shopPayment;
  const enter = useCallback((visit: string) => flow?.enter(visit, payToken), [flow, payToken]);
  const leave = useCallback(() => flow?.request.leave(), [flow]);
  useVisit(useMemo(() => ({ enter, leave }), [enter, leave]));
  useEffect(() => void stores?.balances.summary.reload(), [stores]);
}
