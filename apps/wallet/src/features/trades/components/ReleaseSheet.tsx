import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Trade } from '@ezwallet/api-client/contract';
import { Checkbox, Drawer, TextButton, TextField } from '@ezwallet/ui';
import { checkRealName } from '@ezwallet/validators';
import { issueMessage } from '../../../i18n/issueMessages.ts';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { orderPaths } from '../../../world/paths.ts';
import { useWorld } from '../../../world/StoresContext.tsx';
import { HoldButton } from './HoldButton.tsx';
import styles from './trades.module.css';

interface ReleaseSheetProps {
  trade: Trade;
  open: boolean;
  onClose: () => void;
  /** The seller has seen the money and typed the payer's name. */
  onAgreed: (payerName: string) => void;
}

/** The interlock before a release: the name on the payment, the money in the account, and a button that is held. */
export const ReleaseSheet = observer(function ReleaseSheet({ trade, open, onClose, onAgreed }: ReleaseSheetProps) {
  const { t, i18n } = useLingui();
  const { isKnownPath } = useWorld();
  const [name, setName] = useState('');
  const [isCredited, setCredited] = useState(false);
  const [tried, setTried] = useState(false);
  const { amount, currency, fiat, fiatAmount, payerName, billNo } = trade;
  const checked = checkRealName(name.trim());
  const isOther = checked.ok && payerName !== null && checked.value.toLowerCase() !== payerName.toLowerCase();
  const error = !tried ? undefined : !checked.ok ? i18n._(issueMessage(checked.issue)) : isOther ? t`This is not the buyer’s name. Do not release.` : undefined;
  const agree = () => {
    setTried(true);
    if (checked.ok && !isOther && isCredited) onAgreed(payerName ?? checked.value);
  };
  return (
    <Drawer
      keyboard
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t`Release ${moneyText(amount, currency)}?`}
      footer={
        <HoldButton disabled={!isCredited || name.trim() === ''} onHeld={agree}>
          <Trans>Hold to release</Trans>
        </HoldButton>
      }
    >
      <div className={styles.sheet}>
        <p className={styles.muted}>{t`Open your bank or payment app and look for ${moneyText(fiatAmount, fiat)}. A release cannot be undone.`}</p>
        <TextField
          label={t`Payer’s name as your bank shows it`}
          autoComplete="off"
          value={name}
          onChange={(text) => {
            setTried(false);
            setName(text);
          }}
          error={error}
        />
        <Checkbox checked={isCredited} onChange={setCredited}>
          <Trans>I have received the money in my account. It is credited, not pending.</Trans>
        </Checkbox>
        {tried && isOther && isKnownPath(orderPaths.appeal()) && (
          <TextButton render={<Link to={orderPaths.appeal(billNo)} />}>
            <Trans>Open an appeal</Trans>
          </TextButton>
        )}
      </div>
    </Drawer>
  );
});
