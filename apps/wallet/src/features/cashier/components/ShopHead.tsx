import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { MerchantPayment } from '@ezwallet/api-client/contract';
import type { ShopPaymentStore } from '@ezwallet/domain-stores';
import { Amount, Avatar, Card, Countdown } from '@ezwallet/ui';
import { shownDecimals } from '../../../shared/money/shownDecimals.ts';
import { useWorld } from '../../../world/StoresContext.tsx';
import styles from './cashier.module.css';

interface ShopHeadProps {
  store: ShopPaymentStore;
  payment: MerchantPayment;
}

/** Who asks for how much and for what, and the time that is left by the server's clock. */
export const ShopHead = observer(function ShopHead({ store, payment }: ShopHeadProps) {
  const { t } = useLingui();
  const { serverNow } = useWorld();
  const { merchantName, merchantLogo, subject, currency, outTradeNo, expireAt } = payment;
  return (
    <Card className={styles.head}>
      <span className={styles.shop}>
        <Avatar name={merchantName} src={merchantLogo || undefined} size={36} />
        <bdi>{merchantName}</bdi>
      </span>
      <bdi className={styles.muted}>{subject}</bdi>
      <Amount value={store.missing} currency={currency} decimals={shownDecimals(store.missing)} size={36} />
      <span className={styles.muted}>
        <Trans>
          Pay within{' '}
          <Countdown until={expireAt} now={serverNow} onEnd={() => void store.look()} aria-label={t`Time to pay`} />
        </Trans>
      </span>
      <span className={styles.muted}>
        <Trans>
          Order <bdi>{outTradeNo}</bdi>
        </Trans>
      </span>
    </Card>
  );
});
