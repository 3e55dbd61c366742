import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { Trade } from '@ezwallet/api-client/contract';
import { Card, TextButton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { orderPaths } from '../../../world/paths.ts';
import { useWorld } from '../../../world/StoresContext.tsx';
import styles from './trades.module.css';

/** After a release with a name that is not the buyer's: nothing has moved, and there is a way on. */
export function WrongPayer({ trade: { billNo, appealOpensAt } }: { trade: Trade }) {
  const { t } = useLingui();
  const { isKnownPath } = useWorld();
  return (
    <Card tone="warning" padding="compact" icon={glyphs.flag} title={t`Nothing was released`}>
      <p className={styles.muted}>
        <Trans>
          The name that you picked is not the buyer’s. Check the payment again. If it came from somebody else, do not
          release.
        </Trans>
      </p>
      {appealOpensAt !== null && isKnownPath(orderPaths.appeal()) && (
        <TextButton render={<Link to={orderPaths.appeal(billNo)} />}>
          <Trans>Open an appeal</Trans>
        </TextButton>
      )}
    </Card>
  );
}
