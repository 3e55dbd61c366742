import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { MerchantPayment } from '@ezwallet/api-client/contract';
import type { ShopPaymentStore } from '@ezwallet/domain-stores';
import { Skeleton } from '@ezwallet/ui';
import { Loaded } from '../../../shared/load/Loaded.tsx';
import { Screen } from '../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../shared/layout/useGoBack.ts';
import { UnknownPayment } from './UnknownPayment.tsx';
import styles from './cashier.module.css';

interface ShopScreenProps {
  store: ShopPaymentStore;
  title: string;
  footer?: ReactNode;
  children: (payment: MerchantPayment) => ReactNode;
}

/** A screen about a shop's payment, with the states in which there is none to show. */
export const ShopScreen = observer(function ShopScreen({ store, title, footer, children }: ShopScreenProps) {
  const { t } = useLingui();
  const leave = useGoBack();
  return (
    <Screen title={title} onBack={leave} footer={footer}>
      {store.isUnknown ? (
        <UnknownPayment />
      ) : (
        <Loaded
          of={store.payment}
          failed={t`We could not load this order`}
          className={styles.page}
          skeleton={
            <div className={styles.page}>
              <Skeleton height={190} />
              <Skeleton height={160} />
            </div>
          }
        >
          {children}
        </Loaded>
      )}
    </Screen>
  );
});
