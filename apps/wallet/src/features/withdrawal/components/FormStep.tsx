import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useId, useRef, useState, type ReactNode } from 'react';
import { networkName, receivedOf, type WithdrawalFlow } from '@ezwallet/domain-stores';
import { AmountField, Button, CoinIcon, Icon, List, ListItem, PickerSheet, TextButton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useSessionStores, useWorld } from '../../../world/StoresContext.tsx';
import { joinFacts } from '../../../shared/language/joinFacts.ts';
import { focusFirstInvalid } from '../../../shared/form/focusFirstInvalid.ts';
import { Screen } from '../../../shared/layout/Screen.tsx';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { useOwnMoney } from '../../../shared/money/useOwnMoney.ts';
import { UnsettledRow } from '../../../shared/money/UnsettledRow.tsx';
import { shortTimeText } from '../../../shared/time/time-text.ts';
import { amountError } from '../../confirm/index.ts';
import { AddressField, useDoubtfulAddress } from '../../contacts/index.ts';
import { CouponField } from '../../coupon-choice/index.ts';
import { addressError } from '../model/addressError.ts';
import { networkCaution } from '../model/networkCaution.ts';
import { isAboutAddress, withdrawalProblem } from '../model/withdrawalProblem.ts';
import { BookSheet } from './BookSheet.tsx';
import { DayAllowance } from './DayAllowance.tsx';
import styles from './withdrawal.module.css';
import { QuestionLink } from '../../../shared/questions/QuestionLink.tsx';

interface FormStepProps {
  flow: WithdrawalFlow;
  actions: ReactNode;
  onBack: () => void;
  /** Has an address scanned. Null where nothing can scan. */
  onScan: (() => void) | null;
  /** Called to continue with a valid form. */
  onContinue: () => void;
}

/** The step to enter coin, network, address and amount. */
export const FormStep = observer(function FormStep({ flow, actions, onBack, onScan, onContinue }: FormStepProps) {
  const { t, i18n } = useLingui();
  const { deps } = useWorld();
  const ownMoney = useOwnMoney();
  const { addressBook: book, balances, limits } = useSessionStores();
  const askAboutDoubt = useDoubtfulAddress();
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const [sheet, setSheet] = useState<'coin' | 'network' | 'book' | null>(null);
  const [submitted, setSubmitted] = useState(false);

  const { form, request } = flow;
  const { currency, network, bounds, terms, vouchers, checkedAmount } = form;
  const now = deps.serverNow();
  const { available } = bounds;
  // A sheet above shows its own problems.
  const problem = request.state === 'draft' ? request.problem : null;
  const wrongAddress = addressError(form.checkedAddress, { problem, submitted, now });
  const wrongAmount = amountError(
    { checkedAmount, problem: problem && !isAboutAddress(problem) ? problem : null, submitted },
    now,
    withdrawalProblem,
  );
  const known = form.checkedAddress?.ok
    ? book.addresses.find(({ to, protocol }) => to === form.address.trim() && protocol === network?.name)
    : undefined;
  const caution = networkCaution(form);
  const received = network && checkedAmount.ok ? receivedOf(checkedAmount.value, terms) : null;

  const submit = async () => {
    setSubmitted(true);
    if (!network) return setSheet(form.networks.length > 0 ? 'network' : 'coin');
    await balances.summary.load();
    if (form.doubtful) {
      if (!(await askAboutDoubt(form.address))) return;
      form.trustAddress();
    }
    if (form.details) onContinue();
    else if (element.current) focusFirstInvalid(element.current);
  };
  const hint = form.detected
    ? t`This address belongs to ${network?.name ?? ''}. We changed the network for you.`
    : known &&
      (book.isInEffect(known)
        ? known.name
        : known.effectiveAt === null
          ? t`${known.name}, not on your whitelist`
          : t`${known.name}, available from ${shortTimeText(known.effectiveAt)}`);
  const close = () => setSheet(null);
  return (
    <Screen
      title={t`Withdraw`}
      onBack={onBack}
      actions={actions}
      footer={
        <Button type="submit" form={id} block loading={request.state === 'previewing'}>
          <Trans>Continue</Trans>
        </Button>
      }
    >
      <form
        ref={element}
        id={id}
        className={styles.form}
        noValidate
        aria-label={t`Withdraw`}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <List framed>
          <ListItem
            leading={<CoinIcon coin={currency} />}
            title={currency}
            description={terms.spendable === undefined ? '\u00a0' : t`Available ${ownMoney(terms.spendable, currency)}`}
            onClick={() => setSheet('coin')}
          />
          <UnsettledRow currency={currency} />
          <ListItem
            tone="pair"
            title={t`Network`}
            value={network?.name ?? t`Not selected`}
            disabled={form.networks.length === 0}
            onClick={() => setSheet('network')}
          />
        </List>
        {caution && (
          <p className={styles.caution} role="alert">
            <Icon glyph={glyphs.warning} size={16} />
            {i18n._(caution)}
          </p>
        )}
        <AddressField
          label={t`Address`}
          value={form.address}
          onChange={form.setAddress}
          description={hint}
          error={wrongAddress ? i18n._(wrongAddress) : undefined}
        >
          {onScan && (
            <TextButton size={12} onClick={onScan}>
              <Trans>Scan</Trans>
            </TextButton>
          )}
          <TextButton size={12} onClick={() => setSheet('book')}>
            <Trans>Contacts</Trans>
          </TextButton>
        </AddressField>
        <AmountField
          label={t`Amount`}
          currency={currency}
          decimals={bounds.decimals}
          value={form.amount}
          onChange={(text) => {
            setSubmitted(false);
            form.setAmount(text);
          }}
          onMax={available === undefined ? undefined : () => form.setAmount(available)}
          description={network && t`Minimum ${moneyText(bounds.min, currency)}`}
          error={wrongAmount ? i18n._(wrongAmount) : undefined}
        />
        <DayAllowance allowance={limits.withdrawals} worth={form.usdtValue} />
        <List framed>
          <CouponField
            choice={vouchers}
            label={t`Fee coupon`}
            gain={() => t`Withdrawal fee waiver`}
            // One kind only goes with a withdrawal, and the server knows its name in one language only.
            face={() => ({ amount: t`Free`, currency: t`fee`, title: t`Withdrawal fee waiver` })}
          />
          <ListItem tone="pair" height={44} title={t`Fee`} value={network ? moneyText(terms.fee, currency) : '–'} />
          <ListItem
            tone="pair"
            height={44}
            title={t`You receive`}
            value={received === null ? '–' : moneyText(received, currency)}
          />
          <ListItem tone="pair" height={44} title={t`Arrival`} value={t`A few minutes to 1 hour`} />
        </List>
        <QuestionLink code="withdrawal-fee">
          <Trans>How is the fee set?</Trans>
        </QuestionLink>
      </form>
      <PickerSheet
        open={sheet === 'coin'}
        onOpenChange={(open) => open || close()}
        title={t`Coin`}
        items={form.coins.map(({ currencyCode }) => ({
          value: currencyCode,
          label: currencyCode,
          note: ownMoney(balances.spendable(currencyCode), currencyCode),
        }))}
        value={currency}
        onChange={form.setCurrency}
        renderIcon={({ value }) => <CoinIcon coin={value} />}
      />
      <PickerSheet
        open={sheet === 'network'}
        onOpenChange={(open) => open || close()}
        title={t`Network`}
        items={form.networks.map(({ name, fee }) => ({
          value: name,
          label: joinFacts([name, networkName(name)]),
          note: t`Fee ${moneyText(fee, currency)}`,
        }))}
        value={network?.name}
        onChange={form.setNetwork}
      />
      <BookSheet
        open={sheet === 'book'}
        currency={currency}
        onChoose={(contact) => {
          form.take({ address: contact.to, network: contact.protocol });
          // The person already confirmed it when they added the address.
          if (!contact.checksumHolds) form.trustAddress();
        }}
        onClose={close}
      />
    </Screen>
  );
});
