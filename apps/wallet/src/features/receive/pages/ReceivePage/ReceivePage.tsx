import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { CoinIcon, IconButton, List, ListItem, PickerSheet } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useSessionStores, useStores } from '../../../../world/StoresContext.tsx';
import { billingPaths } from '../../../../world/paths.ts';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { Loaded } from '../../../../shared/load/Loaded.tsx';
import { moneyText } from '../../../../shared/money/moneyText.ts';
import { AmountSheet } from '../../components/AmountSheet.tsx';
import { CoinName } from '../../../../shared/receive/CoinName.tsx';
import styles from '../../../../shared/receive/receive.module.css';
import { ReceiveBody } from '../../../../shared/receive/ReceiveBody.tsx';
import { ReceivePlaceholder } from '../../../../shared/receive/ReceivePlaceholder.tsx';
import { CodeCard } from '../../components/CodeCard.tsx';
import { PaidCard } from '../../components/PaidCard.tsx';
import { PaymentCodeActions } from '../../components/PaymentCodeActions.tsx';
import { QuestionLink } from '../../../../shared/questions/QuestionLink.tsx';

/** The person's own payment code, with or without an amount. */
export const ReceivePage = observer(function ReceivePage() {
  const { t } = useLingui();
  const { config, session } = useStores();
  const { receive, refresher } = useSessionStores();
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
      actions={
        <IconButton icon={glyphs.receipt} label={t`Billing details`} render={<Link to={billingPaths.bills()} />} />
      }
    >
      <ReceiveBody way="code">
        <Loaded
          of={receive.code}
          staleNote={false}
          className={styles.stack}
          failed={t`We could not create your code`}
          skeleton={<ReceivePlaceholder heights={[368, 48]} />}
        >
          {(code) =>
            user && (
              <>
                <CodeCard receive={receive} code={code} user={user} drawing={drawing} />
                <PaymentCodeActions code={code} user={user} terms={terms} drawing={drawing} />
              </>
            )
          }
        </Loaded>
        <List framed>
          <ListItem
            tone="pair"
            title={t`Coin`}
            value={<CoinName coin={terms.currency} />}
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
          <Trans>Scan it with any camera. Payments between members are instant and free.</Trans>
          <br />
          <QuestionLink code="payment-code">
            <Trans>How do payment codes work?</Trans>
          </QuestionLink>
        </p>
      </ReceiveBody>
      <AmountSheet receive={receive} open={sheet === 'amount'} onClose={() => setSheet(null)} />
      <PickerSheet
        open={sheet === 'currency'}
        onOpenChange={(next) => next || setSheet(null)}
        title={t`Coin`}
        items={config.currencies.map(({ currencyCode, name }) => ({
          value: currencyCode,
          label: currencyCode,
          note: name,
        }))}
        value={terms.currency}
        onChange={(currency) => void receive.ask({ currency, amount: '', memo: '' })}
        renderIcon={({ value }) => <CoinIcon coin={value} />}
      />
    </Screen>
  );
});
