import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { TransferFlow } from '@ezwallet/domain-stores';
import { AmountEntry, Button, Chip, CoinIcon, Icon, List, ListItem, NumberKeypad, typeAmount } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useSessionStores, useWorld } from '../../../app/StoresContext.tsx';
import { Screen } from '../../../shared/layout/Screen.tsx';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { amountError, approximateCny, NoteSheet, PayeeCard } from '../../confirm/index.ts';
import { CurrencySheet } from './CurrencySheet.tsx';
import styles from './transfer.module.css';

interface AmountStepProps {
  flow: TransferFlow;
  actions: ReactNode;
  /** Asked to go on with an amount that can be sent. */
  onContinue: () => void;
}

/** How much, in which currency, with which note. */
export const AmountStep = observer(function AmountStep({ flow, actions, onContinue }: AmountStepProps) {
  const { t, i18n } = useLingui();
  const { deps, app } = useWorld();
  const { balances } = useSessionStores();
  const form = useId();
  const entry = useRef<HTMLInputElement>(null);
  const [sheet, setSheet] = useState<'currency' | 'note' | null>(null);
  const [submitted, setSubmitted] = useState(false);
  // Hardware keys type at once; touch keyboards stay away, since the page has its own.
  useEffect(() => entry.current?.focus({ preventScroll: true }), []);

  const { payee, currency, amount, bounds, preview } = flow;
  const balanceKnown = balances.summary !== null;
  const { checkedAmount } = flow;
  // What goes wrong on the sheet above is told there.
  const problem = flow.confirming ? null : flow.problem;
  const error = amountError({ checkedAmount, problem, submitted, balanceKnown }, deps.clock.now());
  const worth = approximateCny(app.rates, currency, amount);
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
      title={t`Transfer`}
      onBack={flow.changePayee}
      actions={actions}
      footer={
        <div className={styles.pad}>
          <Button type="submit" form={form} block loading={flow.state === 'previewing'}>
            <Trans>Continue</Trans>
          </Button>
          <NumberKeypad
            className={styles.keypad}
            decimal={bounds.decimals > 0}
            onKey={(key) => type(typeAmount(amount, key, bounds.decimals))}
            onDelete={() => type(typeAmount(amount, 'delete', bounds.decimals))}
            onDone={() => void submit()}
          />
        </div>
      }
    >
      <div className={styles.amount}>
        {payee && <PayeeCard payee={payee} onChange={flow.changePayee} />}
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
          <AmountEntry
            ref={entry}
            label={t`Amount`}
            currency={currency}
            keyboard="keypad"
            decimals={bounds.decimals}
            value={amount}
            onChange={type}
            unit={
              <Chip leading={<CoinIcon coin={currency} size={24} />} endIcon={glyphs.chevronDown} onClick={() => setSheet('currency')}>
                {currency}
              </Chip>
            }
            caption={worth === null ? '\u00a0' : `≈ ${worth} CNY`}
            error={error ? i18n._(error) : undefined}
          />
        </form>
        <List framed>
          <ListItem
            tone="pair"
            title={t`Available`}
            value={balanceKnown ? moneyText(bounds.available, currency) : '\u00a0'}
            action={
              <Button className={styles.max} size={32} variant="tint" disabled={!balanceKnown} onClick={() => type(bounds.available)}>
                <Trans>Max</Trans>
              </Button>
            }
          />
          <ListItem
            tone="pair"
            title={t`Note`}
            value={
              <bdi className={styles.noteLine} data-state={flow.remark === '' ? 'empty' : 'written'}>
                {flow.remark || t`Add a note`}
              </bdi>
            }
            onClick={() => setSheet('note')}
          />
        </List>
        <div className={styles.terms}>
          <span>
            <Trans>
              Fee <b>{moneyText(preview?.fee ?? '0', currency)}</b>
            </Trans>
          </span>
          <span className={styles.arrival}>
            <Icon glyph={glyphs.clock} size={16} />
            <Trans>Arrives instantly</Trans>
          </span>
        </div>
      </div>
      <CurrencySheet flow={flow} open={sheet === 'currency'} onClose={() => setSheet(null)} />
      <NoteSheet open={sheet === 'note'} note={flow.remark} onSave={flow.setRemark} onClose={() => setSheet(null)} />
    </Screen>
  );
});
