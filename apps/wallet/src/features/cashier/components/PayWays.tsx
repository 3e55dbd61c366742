import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router';
import type { MERCHANT_PAYMENT_WAYS, MerchantPayment } from '@ezwallet/api-client/contract';
import type { ShopPaymentStore } from '@ezwallet/domain-stores';
import { Button, Card, CoinIcon, type Glyph, List, ListItem, Radio, RadioGroup } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { useOwnMoney } from '../../../shared/money/useOwnMoney.ts';
import { authPaths, cashierPaths } from '../../../world/paths.ts';
import { useOptionalSessionStores, useStores } from '../../../world/StoresContext.tsx';
import { BalanceWay } from './BalanceWay.tsx';
import { BuyWay } from './BuyWay.tsx';
import { ChainWay } from './ChainWay.tsx';
import styles from './cashier.module.css';

type Way = (typeof MERCHANT_PAYMENT_WAYS)[number];

interface WayLook {
  readonly name: MessageDescriptor;
  readonly note: MessageDescriptor;
  readonly icon: Glyph;
}

const WAYS: Readonly<Record<Way, WayLook>> = {
  balance: { name: msg`Wallet balance`, note: msg`Instant, without a fee`, icon: glyphs.wallet },
  buy: { name: msg`Buy and pay`, note: msg`Card, Alipay, WeChat, digital yuan`, icon: glyphs.buy },
  chain: { name: msg`On-chain transfer`, note: msg`From another wallet or app`, icon: glyphs.download },
};

interface PayWaysProps {
  store: ShopPaymentStore;
  payment: MerchantPayment;
  payToken: string;
}

/** The ways to pay that the shop's payment offers, and the chosen one. */
export const PayWays = observer(function PayWays({ store, payment, payToken }: PayWaysProps) {
  const { t, i18n } = useLingui();
  const { session } = useStores();
  const stores = useOptionalSessionStores();
  const { ways, namedPayer, currency } = payment;
  const ownMoney = useOwnMoney();
  const held = stores?.balances.spendable(currency);
  // An order to buy for this shop that has no outcome yet is what the person comes back to.
  const order = stores?.requests.shopPurchase.pending;
  const [chosen, choose] = useState<Way>(order?.payToken === payToken ? 'buy' : 'balance');
  const way = ways.includes(chosen) ? chosen : ways[0];
  return (
    <>
      {namedPayer && (
        <Card tone="warning" title={t`Only one person can pay`}>
          <p>
            <Trans>Pay from the account with the verified name that you gave to the shop.</Trans>
          </p>
        </Card>
      )}
      <RadioGroup label={t`Pay with`} value={way} onChange={(name) => choose(name as Way)}>
        <List framed className={styles.ways}>
          {ways.map((name) => (
            <ListItem
              key={name}
              leading={name === 'balance' ? <CoinIcon coin={currency} /> : undefined}
              icon={name === 'balance' ? undefined : WAYS[name].icon}
              title={i18n._(WAYS[name].name)}
              description={
                name === 'balance' && stores ? t`Balance ${ownMoney(held, currency)}` : i18n._(WAYS[name].note)
              }
              // A purchase has a price of its own, and a network takes its fee on top: both are below.
              value={
                name === 'balance' ? (
                  <span className={styles.pays}>{moneyText(store.missing, currency)}</span>
                ) : undefined
              }
              control={<Radio value={name} />}
            />
          ))}
        </List>
      </RadioGroup>
      {way === 'chain' && <ChainWay store={store} payment={payment} />}
      {way !== 'chain' && !session.signedIn && (
        <div className={styles.way}>
          <p className={styles.note}>
            <Trans>Log in to pay this way. You will come back here.</Trans>
          </p>
          <Button block render={<Link to={authPaths.login({ from: cashierPaths.cashier({ payToken }) })} />}>
            <Trans>Log in to pay</Trans>
          </Button>
        </div>
      )}
      {way === 'balance' && session.signedIn && stores && (
        <BalanceWay stores={stores} store={store} payment={payment} payToken={payToken} />
      )}
      {way === 'buy' && session.signedIn && stores && <BuyWay stores={stores} store={store} payToken={payToken} />}
    </>
  );
});
