import { Trans, useLingui } from '@lingui/react/macro';
import type { Trade } from '@ezwallet/api-client/contract';
import { Card } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { hasReusedProof } from '../model/hasReusedProof.ts';
import styles from './trades.module.css';

/** Warns the seller of the strongest sign of fraud that there is. */
export function ReusedProof({ trade }: { trade: Trade }) {
  const { t } = useLingui();
  if (!hasReusedProof(trade)) return null;
  return (
    <Card tone="warning" padding="compact" icon={glyphs.warning} title={t`This proof was used before`}>
      <p className={styles.muted}>
        <Trans>
          A picture was already used for another order. It does not show this payment. Release only if you see the money
          in your own account.
        </Trans>
      </p>
    </Card>
  );
}
