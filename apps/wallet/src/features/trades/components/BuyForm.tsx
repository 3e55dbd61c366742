import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useId, useRef, useState, type ReactNode } from 'react';
import type { PurchaseFlow, TradeTerms } from '@ezwallet/domain-stores';
import { AmountField, Button, Chip, List, ListItem, SegmentedControl } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { compareAmounts } from '@ezwallet/validators';
import { focusFirstInvalid } from '../../../shared/form/focusFirstInvalid.ts';
import { Screen } from '../../../shared/layout/Screen.tsx';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { useWorld } from '../../../world/StoresContext.tsx';
import { amountFault } from '../model/amountFault.ts';
import { tradeProblem } from '../model/tradeProblem.ts';
import { BuyWords } from './BuyWords.tsx';
import { MethodChoice } from './MethodChoice.tsx';
import { PriceRow } from './PriceRow.tsx';
import { TradeCoupon } from './TradeCoupon.tsx';
import shared from './trades.module.css';
import styles from './BuyForm.module.css';

interface BuyFormProps {
  flow: PurchaseFlow;
  terms: TradeTerms;
  actions: ReactNode;
  onBack: () => void;
}

/** The form of a purchase: the amount in either unit, the pay method, the price, and what comes on top. */
export const BuyForm = observer(function BuyForm({ flow, terms, actions, onBack }: BuyFormProps) {
  const { t, i18n } = useLingui();
  const { deps } = useWorld();
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const [submitted, setSubmitted] = useState(false);
  const { quote, checked, fiat, offer, unit, vouchers, request } = flow;
  const { currency, payMethodId, value } = quote;
  const fault = amountFault({ checked, quote: value, currency, submitted });
  const problem =
    request.problem && !quote.isMethodClosed ? i18n._(tradeProblem(request.problem, deps.serverNow())) : undefined;
  const coin = checked?.ok ? moneyText(checked.value, currency) : '–';
  const methods = terms.openOn('buy') ?? [payMethodId];
  const bonus = terms.bonusOf(payMethodId);
  const submit = async () => {
    setSubmitted(true);
    if (checked?.ok) await flow.buy();
    else if (element.current) focusFirstInvalid(element.current);
  };
  return (
    <Screen
      title={t`Buy coins`}
      onBack={onBack}
      actions={actions}
      footer={
        <Button type="submit" form={id} block loading={request.isOpen} disabled={!value}>
          <BuyWords flow={flow} empty={t`Buy`} />
        </Button>
      }
    >
      <form
        ref={element}
        id={id}
        className={shared.form}
        noValidate
        aria-label={t`Buy coins`}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <SegmentedControl
          block
          label={t`Enter the amount in`}
          items={[
            { value: 'coin', label: t`Amount in ${currency}` },
            { value: 'fiat', label: t`Amount in CNY` },
          ]}
          value={unit}
          onChange={flow.setUnit}
        />
        <div className={styles.entry}>
          <AmountField
            label={t`Amount`}
            currency={unit === 'coin' ? currency : 'CNY'}
            decimals={unit === 'coin' ? 6 : 2}
            value={flow.amount}
            onChange={(text) => {
              setSubmitted(false);
              flow.setAmount(text);
            }}
            description={
              value && t`${moneyText(value.min, currency)} to ${moneyText(value.max, currency)} for one order`
            }
            error={fault ? i18n._(fault) : problem}
          />
          {value && value.list.length > 0 && (
            <fieldset className={shared.chips} aria-label={t`Amounts on sale now`}>
              {value.list.map(({ amount, fast }) => (
                <Chip
                  key={amount}
                  selected={checked?.ok && compareAmounts(checked.value, amount) === 0}
                  endIcon={fast ? glyphs.flash : undefined}
                  onClick={() => flow.take(amount)}
                >
                  {moneyText(amount, currency)}
                </Chip>
              ))}
            </fieldset>
          )}
        </div>
        <MethodChoice
          label={t`Payment method`}
          methods={methods}
          value={payMethodId}
          onChange={flow.setMethod}
          rateOf={(method) => terms.bonusOf(method)?.rate}
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
          <ListItem tone="pair" height={44} title={t`You receive`} value={coin} />
          {(vouchers.chosen ?? bonus) && (
            <ListItem
              tone="pair"
              height={44}
              title={t`Bonus on completion`}
              value={
                flow.bonus === undefined
                  ? bonus && t`${bonus.rate}%, up to ${moneyText(bonus.remainToday, 'USDT')} today`
                  : moneyText(flow.bonus, 'USDT')
              }
            />
          )}
          <TradeCoupon choice={vouchers} />
        </List>
        <p className={shared.note}>
          <Trans>
            You pay from your own account to the seller’s. The coins stay in escrow until the seller releases them.
          </Trans>
        </p>
        {bonus && vouchers.chosen?.stackable !== false && (
          <p className={shared.note}>
            <Trans>
              The {bonus.rate}% bonus comes once in {bonus.pairDays} days with the same seller.
            </Trans>
          </p>
        )}
      </form>
    </Screen>
  );
});
