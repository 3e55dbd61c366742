import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '@ezwallet/ui';
import { EscrowPicture } from './EscrowPicture.tsx';
import styles from './Protection.module.css';

/** How a trade protects both sides: the drawing, and its three steps in words. */
export function Protection() {
  const { t } = useLingui();
  return (
    <Card padding="compact" title={t`How your money is protected`}>
      <EscrowPicture />
      <ol className={styles.steps}>
        <li>
          <b>
            <Trans>Coins locked</Trans>
          </b>
          <span>
            <Trans>The seller’s coins go into escrow</Trans>
          </span>
        </li>
        <li>
          <b>
            <Trans>You pay</Trans>
          </b>
          <span>
            <Trans>Straight to the seller’s account</Trans>
          </span>
        </li>
        <li>
          <b>
            <Trans>Coins released</Trans>
          </b>
          <span>
            <Trans>Seller confirms, they are yours</Trans>
          </span>
        </li>
      </ol>
    </Card>
  );
}
