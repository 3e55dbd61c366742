import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { CoinIcon, IconButton, List, ListItem, PickerSheet, SegmentedControl, Skeleton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useSessionStores, useStores, useWorld } from '../../../../world/StoresContext.tsx';
import { billingPaths, depositPaths } from '../../../../world/paths.ts';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { Loaded } from '../../../../shared/load/Loaded.tsx';
import { moneyText } from '../../../../shared/money/moneyText.ts';
import { AmountSheet } from '../../components/AmountSheet.tsx';
import { CodeActions } from '../../components/CodeActions.tsx';
import { CodeCard } from '../../components/CodeCard.tsx';
import { PaidCard } from '../../components/PaidCard.tsx';
import styles from '../../components/receive.module.css';

/** The person's own payment code, with or without an amount. */
export const ReceivePage = observer(function ReceivePage() {
  const { t } = useLingui();
  const { isKnownPath } = useWorld();
  const { config, session } = useStores();
  const { receive, refresher } = useSessionStores();
  const navigate = useNavigate();
  const leave = useGoBack();
  const drawing = useRef<HTMLDivElement>(null);
  const [sheet, setSheet] = useState<'amount' | 'currency' | null>(null);
  const { terms, paid } = receive;
  const { user } = session;

  useEffect(() => {
    void receive.load();
    // Without the list the defaults apply, and the server checks again.
    config.loadCurrencies().catch(() => undefined);
  }, [receive, config]);

  useEffect(() => {
    receive.showAgain();
    return refresher.watchClosely();
  }, [receive, refresher]);
  const showNext = () => {
    // A code with an amount is used up.
    if (terms.amount === '') receive.showAgain();
    else void receive.ask({ currency: terms.currency, amount: '', memo: '' });
  };

  if (paid) {
    return (
      <Screen title={t`Receive`} onBack={leave}>
        <PaidCard key={paid.billNo} bill={paid} onNext={showNext} />
      </Screen>
    );
  }
  return (
    <Screen
      title={t`Receive`}
      onBack={leave}
      actions={<IconButton icon={glyphs.receipt} label={t`Billing details`} render={<Link to={billingPaths.bills()} />} />}
    >
      <div className={styles.screen}>
        {isKnownPath(depositPaths.deposit()) && (
          <SegmentedControl
            block
            label={t`How to receive`}
            items={[
              { value: 'code', label: t`Payment code` },
              { value: 'chain', label: t`On-chain address` },
            ]}
            value="code"
            onChange={() => void navigate(depositPaths.deposit(), { replace: true })}
          />
        )}
        <Loaded
          of={receive.code}
          staleNote={false}
          className={styles.screen}
          failed={t`We could not create your code`}
          skeleton={<Placeholder />}
        >
          {(code) =>
            user && (
              <>
                <CodeCard receive={receive} code={code} user={user} drawing={drawing} />
                <CodeActions code={code} user={user} terms={terms} drawing={drawing} />
              </>
            )
          }
        </Loaded>
        <List framed>
          <ListItem
            tone="pair"
            title={t`Coin`}
            value={
              <span className={styles.coin}>
                <CoinIcon coin={terms.currency} size={24} />
                <b>{terms.currency}</b>
              </span>
            }
            onClick={() => setSheet('currency')}
          />
          <ListItem
            tone="pair"
            title={t`Amount`}
            value={terms.amount === '' ? t`Any amount` : moneyText(terms.amount, terms.currency)}
            onClick={() => setSheet('amount')}
          />
          {terms.amount !== '' && (
            <ListItem
              icon={glyphs.close}
              title={t`Let the payer choose the amount`}
              chevron={false}
              onClick={() => void receive.ask({ currency: terms.currency, amount: '', memo: '' })}
            />
          )}
        </List>
        <p className={styles.hint}>
          <Trans>Scan it with any camera. Payments between users are instant and free.</Trans>
        </p>
      </div>
      <AmountSheet receive={receive} open={sheet === 'amount'} onClose={() => setSheet(null)} />
      <PickerSheet
        open={sheet === 'currency'}
        onOpenChange={(next) => next || setSheet(null)}
        title={t`Coin`}
        items={config.currencies.map(({ currencyCode, name }) => ({ value: currencyCode, label: currencyCode, note: name }))}
        value={terms.currency}
        onChange={(currency) => void receive.ask({ currency, amount: '', memo: '' })}
        renderIcon={({ value }) => <CoinIcon coin={value} />}
      />
    </Screen>
  );
});

/** Placeholder of a code that is loading. */
function Placeholder() {
  return (
    <div className={styles.screen}>
      <Skeleton className={styles.place} height={368} />
      <Skeleton className={styles.place} height={48} />
    </div>
  );
}
