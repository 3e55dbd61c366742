import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import type { ReceiveStore } from '@ezwallet/domain-stores';
import { AmountField, Button, Drawer, TextField } from '@ezwallet/ui';
import { useStores } from '../../../world/StoresContext.tsx';
import { issueMessage } from '../../../i18n/issueMessages.ts';
import { NOTE_MAX } from '../../confirm/index.ts';
import { checkTerms } from '../model/checkTerms.ts';
import styles from './receive.module.css';

interface AmountSheetProps {
  receive: ReceiveStore;
  open: boolean;
  onClose: () => void;
}

/** Asks for the amount and the reason that the code will carry. */
export function AmountSheet({ open, onClose, receive }: AmountSheetProps) {
  const { t } = useLingui();
  return (
    <Drawer
      keyboard
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t`Set amount`}
      className={styles.sheet}
    >
      {open && <AmountFields receive={receive} onClose={onClose} />}
    </Drawer>
  );
}

const AmountFields = observer(function AmountFields({ receive, onClose }: Omit<AmountSheetProps, 'open'>) {
  const { t, i18n } = useLingui();
  const { config } = useStores();
  const { terms } = receive;
  const field = useRef<HTMLInputElement>(null);
  const [amount, setAmount] = useState(terms.amount);
  const [memo, setMemo] = useState(terms.memo);
  const [submitted, setSubmitted] = useState(false);
  const decimals = config.currencies.find(({ currencyCode }) => currencyCode === terms.currency)?.decimals ?? 2;
  const checked = checkTerms({ amount, memo }, decimals);
  const save = () => {
    setSubmitted(true);
    if (!checked.amount.ok) return field.current?.focus();
    if (!checked.memo.ok) return;
    void receive.ask({ ...terms, amount: checked.amount.value, memo: checked.memo.value });
    onClose();
  };
  return (
    <form
      className={styles.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <AmountField
        ref={field}
        label={t`Amount`}
        currency={terms.currency}
        decimals={decimals}
        value={amount}
        onChange={(text) => {
          setAmount(text);
          setSubmitted(false);
        }}
        error={submitted && !checked.amount.ok ? i18n._(issueMessage(checked.amount.issue)) : undefined}
      />
      <TextField
        label={t`What is it for? (optional)`}
        description={t`The payer sees this. Up to ${NOTE_MAX} characters.`}
        value={memo}
        onChange={setMemo}
        autoComplete="off"
        enterKeyHint="done"
        error={checked.memo.ok ? undefined : i18n._(issueMessage(checked.memo.issue))}
      />
      <Button type="submit" block>
        <Trans>Create code</Trans>
      </Button>
    </form>
  );
});
