import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { sideOf } from '@ezwallet/api-client/constants';
import type { Trade } from '@ezwallet/api-client/contract';
import { Button } from '@ezwallet/ui';
import { homePaths, tradePaths } from '../../../world/paths.ts';
import { useWorld } from '../../../world/StoresContext.tsx';
import styles from './trades.module.css';

/** The buttons of an order that is over: home, or the same again. */
export function EndActions({ trade }: { trade: Trade }) {
  const { isKnownPath } = useWorld();
  const isBuyer = sideOf(trade) === 'buyer';
  const again = isBuyer ? tradePaths.buy() : tradePaths.sell();
  return (
    <div className={styles.foot}>
      {isKnownPath(again) && (
        <Button variant="secondary" className={styles.lesser} render={<Link to={again} />}>
          {isBuyer ? <Trans>Buy again</Trans> : <Trans>Sell again</Trans>}
        </Button>
      )}
      <Button block render={<Link to={homePaths.home()} replace />}>
        <Trans>Done</Trans>
      </Button>
    </div>
  );
}
