import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { TransferFlow } from '@ezwallet/domain-stores';
import { AmountEntry, Button, Chip, List, ListItem, NumberKeypad, typeAmount } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { formatAmount } from '@ezwallet/validators';
import { Screen } from '../../../shared/layout/Screen.tsx';
import { useHardwareKeyboard } from '../../../shared/layout/useHardwareKeyboard.ts';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { useOwnMoney } from '../../../shared/money/useOwnMoney.ts';
import { useUnsettled } from '../../../shared/money/useUnsettled.ts';
import { UserText } from '../../../shared/people/UserText.tsx';
import type { Explain } from '../model/Explain.ts';
import type { ShownPayee } from '../model/ShownPayee.ts';
import shared from './amount.module.css';
import styles from './AmountScreen.module.css';
import { AmountTerms } from './AmountTerms.tsx';
import { FixedAmount } from './FixedAmount.tsx';
import { NoteSheet } from './NoteSheet.tsx';
import { PayeeCard } from './PayeeCard.tsx';
import { useAmountEntry, type AmountFlow } from './useAmountEntry.ts';
import { useFiatEntry } from './useFiatEntry.ts';

/** Places of a price in CNY on the screen. */
const RATE_PLACES = 4;

interface AmountScreenProps {
  flow: AmountFlow & Pick<TransferFlow, 'fee' | 'remark' | 'setRemark'>;
  title: string;
  onBack: () => void;
  actions?: ReactNode;
  payee: ShownPayee;
  /** Opens the choice of another person. Left out where there is no choice. */
  onChangePayee?: () => void;
  /** The currency beside the amount. */
  unit?: ReactNode;
  /** Label of an amount that the person cannot change. Left out where they type it. */
  fixed?: string | undefined;
  /** Lets the person type the amount in CNY too. The app sends the amount of the coin, which is below. */
  takesFiat?: boolean;
  /** Offers to fill in the whole available balance. */
  offersMax?: boolean;
  /** Rows at the top of the list. */
  rows?: ReactNode;
  /** Turns a problem into words. */
  explain?: Explain;
  /** Called to continue with a valid amount. */
  onContinue: () => void;
  /** Sheets above the screen. */
  children?: ReactNode;
}

/** The step to enter an amount and a note. */
export const AmountScreen = observer(function AmountScreen({
  flow,
  title,
  onBack,
  actions,
  payee,
  onChangePayee,
  unit,
  fixed,
  takesFiat = false,
  offersMax = false,
  rows,
  explain,
  onContinue,
  children,
}: AmountScreenProps) {
  const { t } = useLingui();
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const hasKeys = useHardwareKeyboard();
  const [writing, setWriting] = useState(false);
  // Hardware keys type at once. The touch keyboard stays closed, because the page has its own.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  const hasKeypad = fixed === undefined && !hasKeys;
  const { amount, currency, bounds, remark } = flow;
  const { available } = bounds;
  const ownMoney = useOwnMoney();
  const unsettled = useUnsettled(currency);
  const { caption, error, type, submit } = useAmountEntry(flow, onContinue, explain);
  const fiat = useFiatEntry(flow, type);
  const entry = fiat.isOn
    ? { value: fiat.text, decimals: fiat.decimals, currency: 'CNY', type: fiat.type }
    : { value: amount, decimals: bounds.decimals, currency, type };
  return (
    <Screen
      title={title}
      onBack={onBack}
      actions={actions}
      beside={hasKeypad}
      footer={
        <div className={styles.pad} data-keypad={hasKeypad ? '' : undefined}>
          <Button type="submit" form={form} block loading={flow.request.state === 'previewing'}>
            <Trans>Continue</Trans>
          </Button>
          {hasKeypad && (
            <NumberKeypad
              className={styles.keypad}
              decimal={entry.decimals > 0}
              onKey={(key) => entry.type(typeAmount(entry.value, key, entry.decimals))}
              onDelete={() => entry.type(typeAmount(entry.value, 'delete', entry.decimals))}
            />
          )}
        </div>
      }
    >
      <div className={shared.amount} data-keypad={hasKeypad ? '' : undefined}>
        <PayeeCard payee={payee} onChange={onChangePayee} />
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
          {fixed === undefined ? (
            <AmountEntry
              ref={field}
              label={t`Amount`}
              currency={entry.currency}
              keyboard={hasKeypad ? 'keypad' : 'native'}
              decimals={entry.decimals}
              value={entry.value}
              onChange={entry.type}
              unit={
                takesFiat && fiat.isPossible ? (
                  <span className={styles.units}>
                    {unit}
                    <Chip
                      endIcon={glyphs.transfer}
                      aria-label={fiat.isOn ? t`Enter the amount in ${currency}` : t`Enter the amount in CNY`}
                      onClick={() => {
                        fiat.toggle();
                        field.current?.focus({ preventScroll: true });
                      }}
                    >
                      {fiat.isOn ? currency : 'CNY'}
                    </Chip>
                  </span>
                ) : (
                  unit
                )
              }
              description={
                fiat.isOn ? (
                  <Trans>
                    CNY · you send <b className={styles.sent}>{moneyText(amount === '' ? '0' : amount, currency)}</b> at{' '}
                    {formatAmount(fiat.rate ?? '0', { decimals: RATE_PLACES })}
                  </Trans>
                ) : (
                  caption
                )
              }
              error={error}
            />
          ) : (
            <FixedAmount lead={fixed} amount={amount} currency={currency} caption={caption} error={error} />
          )}
        </form>
        <List framed className={shared.rows}>
          {rows}
          <ListItem
            tone="pair"
            title={t`Available`}
            value={ownMoney(available, currency)}
            action={
              offersMax && (
                <Button
                  className={styles.max}
                  size={32}
                  variant="tint"
                  disabled={available === undefined}
                  onClick={() => {
                    fiat.stop();
                    type(available ?? '');
                  }}
                >
                  <Trans>Max</Trans>
                </Button>
              )
            }
          />
          {unsettled && (
            <li className={shared.held}>
              <span>{t`On hold until ${unsettled.time}`}</span>
              <bdi>{unsettled.sum}</bdi>
            </li>
          )}
          <ListItem
            tone="pair"
            title={t`Note`}
            value={
              <span className={styles.noteLine} data-state={remark === '' ? 'empty' : 'written'}>
                {remark === '' ? t`Add a note` : <UserText>{remark}</UserText>}
              </span>
            }
            onClick={() => setWriting(true)}
          />
        </List>
        <AmountTerms fee={flow.fee} currency={currency} />
      </div>
      {children}
      <NoteSheet open={writing} note={remark} onSave={flow.setRemark} onClose={() => setWriting(false)} />
    </Screen>
  );
});
