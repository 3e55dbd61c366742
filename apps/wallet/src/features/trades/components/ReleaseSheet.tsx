import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Trade } from '@ezwallet/api-client/contract';
import { Checkbox, Drawer, FormError, Radio, RadioGroup, TextButton } from '@ezwallet/ui';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { orderPaths } from '../../../world/paths.ts';
import { useWorld } from '../../../world/StoresContext.tsx';
import { hasReusedProof } from '../model/hasReusedProof.ts';
import { HoldButton } from './HoldButton.tsx';
import styles from './release.module.css';

interface ReleaseSheetProps {
  trade: Trade;
  open: boolean;
  /** The name with which the server has refused a release. */
  wrongName: string | undefined;
  onClose: () => void;
  /** The seller has seen the money and picked the payer's name. */
  onAgreed: (payerName: string) => void;
}

const OTHER = '';

/** The choice of a name comes first, before the button that closes the sheet. */
const focusFirst = (names: HTMLElement | null) => names?.querySelector('input')?.focus({ preventScroll: true });

/** The interlock before a release: the name on the payment, the money in the account, and a button that is held. */
export const ReleaseSheet = observer(function ReleaseSheet({
  trade,
  open,
  wrongName,
  onClose,
  onAgreed,
}: ReleaseSheetProps) {
  const { t } = useLingui();
  const { isKnownPath } = useWorld();
  const [name, setName] = useState<string>();
  const [isCredited, setCredited] = useState(false);
  const { amount, currency, fiat, fiatAmount, payerChoices, billNo, appealOpensAt } = trade;
  const isOther = name === OTHER;
  const isChosen = name !== undefined && payerChoices.includes(name);
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t`Release ${moneyText(amount, currency)}?`}
      className={styles.sheet}
      footer={
        <HoldButton disabled={!isCredited || !isChosen || name === wrongName} onHeld={() => isChosen && onAgreed(name)}>
          <Trans>Hold to release</Trans>
        </HoldButton>
      }
    >
      <div className={styles.interlock}>
        <div className={styles.lead}>
          <p
            className={styles.muted}
          >{t`Open your bank or payment app and look for ${moneyText(fiatAmount, fiat)}. A release cannot be undone.`}</p>
          {hasReusedProof(trade) && <p className={styles.reused}>{t`The proof was already used for another order.`}</p>}
        </div>
        <div ref={focusFirst} className={styles.names}>
          <RadioGroup label={t`Payer’s name as your bank shows it`} value={name} onChange={setName}>
            {payerChoices.map((choice) => (
              <Radio key={choice} value={choice}>
                <bdi>{choice}</bdi>
              </Radio>
            ))}
            <Radio value={OTHER}>
              <Trans>Another name</Trans>
            </Radio>
          </RadioGroup>
          {isOther ? (
            <FormError>
              <Trans>
                The money came from someone else, and it may be stolen. Do not release. Send it back and tell the buyer.
              </Trans>
            </FormError>
          ) : name !== undefined && name === wrongName ? (
            <FormError>
              <Trans>This is not the buyer’s name, so nothing was released. Check the payment again.</Trans>
            </FormError>
          ) : (
            <p className={styles.subtle}>{t`With a wrong name, nothing is released. A mistake has no consequences.`}</p>
          )}
          {isOther && appealOpensAt !== null && isKnownPath(orderPaths.appeal()) && (
            <TextButton render={<Link to={orderPaths.appeal(billNo)} />}>
              <Trans>Open an appeal</Trans>
            </TextButton>
          )}
        </div>
        <Checkbox className={styles.check} checked={isCredited} onChange={setCredited}>
          <Trans>I have received the money in my account. It is credited, not pending.</Trans>
        </Checkbox>
      </div>
    </Drawer>
  );
});
