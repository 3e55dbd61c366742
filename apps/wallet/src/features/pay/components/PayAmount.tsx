import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import type { PaymentFlow, PaymentRequest } from '@ezwallet/domain-stores';
import { Amount, AmountEntry, Button, CoinIcon, Icon, List, ListItem, NumberKeypad, typeAmount } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { maskUserNumber } from '@ezwallet/validators';
import { useSessionStores, useWorld } from '../../../app/StoresContext.tsx';
import { Screen } from '../../../shared/layout/Screen.tsx';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { shownDecimals } from '../../../shared/money/shownDecimals.ts';
import { amountError, approximateCny, NoteSheet, PayeeCard } from '../../confirm/index.ts';
import { paymentProblem } from '../model/payment-problem.ts';
import styles from './pay.module.css';

interface PayAmountProps {
  flow: PaymentFlow;
  request: PaymentRequest;
  onBack: () => void;
  /** Asked to go on with an amount that can be paid. */
  onContinue: () => void;
}

/** Whom a payment text pays, and how much: what it says, or what the person types. */
export const PayAmount = observer(function PayAmount({ flow, request, onBack, onContinue }: PayAmountProps) {
  const { t, i18n } = useLingui();
  const { deps, app } = useWorld();
  const { balances } = useSessionStores();
  const form = useId();
  const entry = useRef<HTMLInputElement>(null);
  const [writing, setWriting] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  // Hardware keys type at once; touch keyboards stay away, since the page has its own.
  useEffect(() => entry.current?.focus({ preventScroll: true }), []);

  const { amount, currency, bounds, checkedAmount } = flow;
  const balanceKnown = balances.summary !== null;
  // What goes wrong on the sheet above is told there.
  const problem = flow.confirming ? null : flow.problem;
  const found = amountError({ checkedAmount, problem, submitted, balanceKnown }, deps.clock.now(), paymentProblem);
  const error = found ? i18n._(found) : undefined;
  const worth = approximateCny(app.rates, currency, amount);
  const caption = worth === null ? '\u00a0' : `≈ ${worth} CNY`;
  const type = (text: string) => {
    setSubmitted(false);
    flow.setAmount(text);
  };
  const submit = async () => {
    setSubmitted(true);
    await balances.load();
    if (flow.checkedAmount.ok) onContinue();
  };
  return (
    <Screen
      title={t`Pay`}
      onBack={onBack}
      footer={
        <div className={styles.pad} data-fixed={request.fixed || undefined}>
          <Button type="submit" form={form} block loading={flow.state === 'previewing'}>
            <Trans>Continue</Trans>
          </Button>
          {!request.fixed && (
            <NumberKeypad
              className={styles.keypad}
              decimal={bounds.decimals > 0}
              onKey={(key) => type(typeAmount(amount, key, bounds.decimals))}
              onDelete={() => type(typeAmount(amount, 'delete', bounds.decimals))}
              onDone={() => void submit()}
            />
          )}
        </div>
      }
    >
      <div className={styles.amount}>
        <PayeeCard payee={{ nickMasked: request.payeeNickMasked, userNoMasked: maskUserNumber(request.payeeUserNo) }} />
        <form
          id={form}
          className={styles.figure}
          noValidate
          aria-label={t`Amount`}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          {request.fixed ? (
            <div className={styles.fixed}>
              <span className={styles.muted}>
                <Trans>To pay</Trans>
              </span>
              <Amount value={amount} currency={currency} decimals={shownDecimals(amount)} size={36} />
              <span className={styles.muted}>{caption}</span>
              <p role="alert" className={styles.error}>
                {error}
              </p>
            </div>
          ) : (
            <AmountEntry
              ref={entry}
              label={t`Amount`}
              currency={currency}
              keyboard="keypad"
              decimals={bounds.decimals}
              value={amount}
              onChange={type}
              unit={
                <span className={styles.unit}>
                  <CoinIcon coin={currency} size={24} />
                  {currency}
                </span>
              }
              caption={caption}
              error={error}
            />
          )}
        </form>
        <List framed>
          {request.memo !== '' && <ListItem tone="pair" title={t`For`} value={<bdi className={styles.words}>{request.memo}</bdi>} />}
          <ListItem
            tone="pair"
            title={t`Available`}
            value={balanceKnown ? moneyText(bounds.available, currency) : '\u00a0'}
          />
          <ListItem
            tone="pair"
            title={t`Note`}
            value={
              <bdi className={styles.noteLine} data-state={flow.remark === '' ? 'empty' : 'written'}>
                {flow.remark || t`Add a note`}
              </bdi>
            }
            onClick={() => setWriting(true)}
          />
        </List>
        <div className={styles.terms}>
          <span>
            <Trans>
              Fee <b>{moneyText(flow.preview?.fee ?? '0', currency)}</b>
            </Trans>
          </span>
          <span className={styles.arrival}>
            <Icon glyph={glyphs.clock} size={16} />
            <Trans>Arrives instantly</Trans>
          </span>
        </div>
      </div>
      <NoteSheet open={writing} note={flow.remark} onSave={flow.setRemark} onClose={() => setWriting(false)} />
    </Screen>
  );
});
