import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Navigate, useNavigate } from 'react-router';
import type { SessionStores, ShopPaymentStore } from '@ezwallet/domain-stores';
import { Button, FormError, List, ListItem } from '@ezwallet/ui';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { homePaths } from '../../../world/paths.ts';
import { useStores, useWorld } from '../../../world/StoresContext.tsx';
import { orderPath } from '../../orders/index.ts';
import { BeforeTrading, BuyWords, MethodChoice, missingSteps, PriceRow, PurchaseOnItsWay } from '../../trades/index.ts';
import { purchaseProblem } from '../model/cashierProblem.ts';
import styles from './cashier.module.css';

interface BuyWayProps {
  stores: SessionStores;
  store: ShopPaymentStore;
  payToken: string;
}

/** Buys exactly what the shop asks for from another member. The shop is paid when the seller releases the coins. */
export const BuyWay = observer(function BuyWay({ stores, store, payToken }: BuyWayProps) {
  const { t, i18n } = useLingui();
  const { deps } = useWorld();
  const { session } = useStores();
  const navigate = useNavigate();
  const { shopPurchase: flow, trades } = stores;
  const { missing } = store;
  useEffect(() => {
    void trades.terms.load();
    return flow.watch();
  }, [trades, flow]);
  useEffect(() => flow.payShop(payToken, missing), [flow, payToken, missing]);
  const { quote, checked, fiat, offer, request, order, nearest } = flow;
  const steps = missingSteps({ user: session.user, side: 'buy' });

  if (order && !request.missed) return <Navigate to={orderPath(order)} />;
  if (steps.length > 0) return <BeforeTrading side="buy" steps={steps} />;
  if (request.state === 'matching' || request.state === 'unknown') {
    return <PurchaseOnItsWay request={request} onLeave={() => void navigate(homePaths.home(), { replace: true })} />;
  }
  if (trades.terms.isClosed('buy')) {
    return (
      <FormError>
        <Trans>Buying is closed for now. Choose another way to pay.</Trans>
      </FormError>
    );
  }
  const problem =
    request.problem && !quote.isMethodClosed && i18n._(purchaseProblem(request.problem, deps.serverNow()));
  return (
    <div className={styles.way}>
      <MethodChoice
        label={t`Pay the seller with`}
        methods={trades.terms.openOn('buy') ?? [quote.payMethodId]}
        value={quote.payMethodId}
        onChange={flow.setMethod}
        rateOf={(method) => trades.terms.bonusOf(method)?.rate}
        isClosed={quote.isMethodClosed}
      />
      <List framed>
        <PriceRow quote={quote} price={flow.price} />
        <ListItem
          tone="pair"
          height={44}
          title={offer || fiat === null ? t`You pay` : t`You pay at most`}
          value={fiat === null ? '–' : moneyText(fiat, 'CNY')}
        />
        <ListItem tone="pair" height={44} title={t`The shop gets`} value={moneyText(missing, quote.currency)} />
      </List>
      {problem && <FormError>{problem}</FormError>}
      {nearest !== null && (
        <FormError>
          <Trans>
            Nobody is selling this amount right now. You have not ordered anything. Try another payment method or way to
            pay.
          </Trans>
        </FormError>
      )}
      {checked?.ok === false && (
        <FormError>
          <Trans>You cannot buy this amount right now. Choose another way to pay.</Trans>
        </FormError>
      )}
      <Button block loading={request.isOpen} disabled={!checked?.ok} onClick={() => void flow.buy()}>
        <BuyWords flow={flow} empty={t`Buy and pay`} />
      </Button>
      <p className={styles.note}>
        <Trans>
          You pay the seller from your own account. When the seller releases the coins, they go to the shop at once. If
          the shop no longer needs them, you keep them.
        </Trans>
      </p>
    </div>
  );
});
