import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { SaleFlow, TradeTerms } from '@ezwallet/domain-stores';
import { AmountField, Button, List, ListItem, PickerSheet } from '@ezwallet/ui';
import { focusFirstInvalid } from '../../../shared/form/focusFirstInvalid.ts';
import { Screen } from '../../../shared/layout/Screen.tsx';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { useOwnMoney } from '../../../shared/money/useOwnMoney.ts';
import { useUnsettled } from '../../../shared/money/useUnsettled.ts';
import { payAccountPaths } from '../../../world/paths.ts';
import { useWorld } from '../../../world/StoresContext.tsx';
import { accountWords } from '../../pay-accounts/index.ts';
import { amountFault } from '../model/amountFault.ts';
import { tradeProblem } from '../model/tradeProblem.ts';
import { MethodChoice } from './MethodChoice.tsx';
import { PriceRow } from './PriceRow.tsx';
import { TradeCoupon } from './TradeCoupon.tsx';
import styles from './trades.module.css';

interface SellFormProps {
  flow: SaleFlow;
  terms: TradeTerms;
  actions: ReactNode;
  /** Takes the place of the account while there is none. */
  missing: ReactNode;
  onBack: () => void;
  onContinue: () => void;
}

/** The form of a sale: the amount, how the buyer pays and where to, and what the seller will receive. */
export const SellForm = observer(function SellForm({
  flow,
  terms,
  actions,
  missing,
  onBack,
  onContinue,
}: SellFormProps) {
  const { t, i18n } = useLingui();
  const { deps } = useWorld();
  const navigate = useNavigate();
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const [submitted, setSubmitted] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const { quote, checked, fiat, account, accounts, available, most, request, vouchers } = flow;
  const { currency, payMethodId, value } = quote;
  const ownMoney = useOwnMoney();
  const unsettled = useUnsettled(currency);
  const fault = amountFault({ checked, quote: value, currency, submitted, available });
  const problem =
    request.state === 'draft' && request.problem && !quote.isMethodClosed
      ? i18n._(tradeProblem(request.problem, deps.serverNow()))
      : undefined;
  const submit = () => {
    setSubmitted(true);
    if (checked?.ok && account) onContinue();
    else if (element.current) focusFirstInvalid(element.current);
  };
  return (
    <Screen
      title={t`Sell coins`}
      onBack={onBack}
      actions={actions}
      footer={
        <Button type="submit" form={id} block loading={request.state === 'previewing'} disabled={!value || !account}>
          <Trans>Continue</Trans>
        </Button>
      }
    >
      <form
        ref={element}
        id={id}
        className={styles.form}
        noValidate
        aria-label={t`Sell coins`}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <AmountField
          label={t`Amount`}
          currency={currency}
          decimals={6}
          value={flow.amount}
          onChange={(text) => {
            setSubmitted(false);
            flow.setAmount(text);
          }}
          onMax={available !== undefined && value ? () => flow.setAmount(most) : undefined}
          description={
            value && available !== undefined
              ? [
                  t`Available ${ownMoney(available, currency)}. One order: ${moneyText(value.min, currency)} to ${moneyText(value.max, currency)}.`,
                  unsettled && t`On hold until ${unsettled.time}: ${unsettled.sum}.`,
                ]
                  .filter(Boolean)
                  .join(' ')
              : '\u00a0'
          }
          error={fault ? i18n._(fault) : problem}
        />
        <MethodChoice
          label={t`The buyer pays by`}
          methods={terms.openOn('sell') ?? [payMethodId]}
          value={payMethodId}
          onChange={flow.setMethod}
          isClosed={quote.isMethodClosed}
        />
        {missing ?? (
          <List framed>
            <ListItem
              title={t`To your account`}
              description={account ? accountWords(account, i18n) : '\u00a0'}
              onClick={() => setChoosing(true)}
              disabled={!account}
            />
          </List>
        )}
        <List framed>
          <PriceRow quote={quote} />
          <ListItem
            tone="pair"
            height={44}
            title={t`Amount to receive`}
            value={fiat === null ? '–' : moneyText(fiat, 'CNY')}
          />
          <ListItem tone="pair" height={44} title={t`Fee`} value={moneyText('0', currency)} />
          <TradeCoupon choice={vouchers} />
        </List>
        <p className={styles.note}>
          <Trans>
            We hold your coins until you have released them to a buyer. You release only after the money is in your
            account.
          </Trans>
        </p>
      </form>
      <PickerSheet
        open={isChoosing}
        onOpenChange={setChoosing}
        title={t`To your account`}
        items={[
          ...accounts.map((each) => ({ value: each.id, label: accountWords(each, i18n), note: each.realName })),
          { value: '', label: t`Manage payment accounts`, note: '' },
        ]}
        value={account?.id}
        onChange={(chosen) => (chosen === '' ? void navigate(payAccountPaths.all()) : flow.setAccount(chosen))}
      />
    </Screen>
  );
});
