import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { MerchantPayment } from '@ezwallet/api-client/contract';
import { cnyValue, type ShopPaymentStore } from '@ezwallet/domain-stores';
import { Amount, Card, Countdown, Icon } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useEffect } from 'react';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { shownDecimals } from '../../../shared/money/shownDecimals.ts';
import { useStores, useWorld } from '../../../world/StoresContext.tsx';
import styles from './cashier.module.css';
import { ShopMark } from './ShopMark.tsx';

interface ShopHeadProps {
  store: ShopPaymentStore;
  payment: MerchantPayment;
}

/** Signs of an order number that tell it apart; all of it is on the page of the order. */
const SHORT = 4;

/** The sum of a shop is larger than any size of the kit. */
const LARGE = { fontSize: '2.75rem', lineHeight: '3.25rem' };

/** The shop with what is bought, the amount, and the time that is left by the server's clock. */
export const ShopHead = observer(function ShopHead({ store, payment }: ShopHeadProps) {
  const { t } = useLingui();
  const { serverNow } = useWorld();
  const { rates } = useStores();
  useEffect(() => rates.watch(), [rates]);
  const { merchantName, merchantLogo, subject, currency, outTradeNo, expireAt } = payment;
  const worth = cnyValue(rates, currency, store.missing);
  return (
    <>
      <Card className={styles.shop}>
        <ShopMark name={merchantName} src={merchantLogo || undefined} />
        <span className={styles.what}>
          <b>
            <bdi>{merchantName}</bdi>
          </b>
          <bdi className={styles.muted}>{subject}</bdi>
        </span>
        <span className={styles.number}>
          <span className={styles.muted}>
            <Trans>Order</Trans>
          </span>
          <bdi title={outTradeNo}>{outTradeNo.length > SHORT ? `•••${outTradeNo.slice(-SHORT)}` : outTradeNo}</bdi>
        </span>
      </Card>
      <div className={styles.due}>
        <span className={styles.muted}>{t`You pay`}</span>
        <Amount
          style={LARGE}
          value={store.missing}
          currency={currency}
          decimals={shownDecimals(store.missing)}
          size={36}
        />
        {worth !== null && <bdi className={styles.muted}>≈ {moneyText(worth, 'CNY')}</bdi>}
        <span className={styles.timer}>
          <Icon glyph={glyphs.clock} size={16} />
          <Trans>
            Pay within{' '}
            <Countdown until={expireAt} now={serverNow} onEnd={() => void store.look()} aria-label={t`Time to pay`} />
          </Trans>
        </span>
      </div>
    </>
  );
});
