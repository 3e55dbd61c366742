import { Trans } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { canAppealLate, isInLateAppeal } from '@ezwallet/api-client/constants';
import type { Trade } from '@ezwallet/api-client/contract';
import { isOpenTrade } from '@ezwallet/domain-stores';
import { TextButton } from '@ezwallet/ui';
import { shortTimeText } from '../../../shared/time/time-text.ts';
import { orderPaths } from '../../../world/paths.ts';
import { useWorld } from '../../../world/StoresContext.tsx';
import shared from './trades.module.css';
import styles from './AppealLink.module.css';

/** The way to an appeal of an order that is over, as long as there is one. A running appeal has the button at the foot. */
export const AppealLink = observer(function AppealLink({ trade }: { trade: Trade }) {
  const { deps, isKnownPath } = useWorld();
  const { appeal, billNo, lateAppealUntil } = trade;
  if (isOpenTrade(trade) || isInLateAppeal(trade) || !isKnownPath(orderPaths.appeal())) return null;
  const canAppeal = canAppealLate(trade, deps.serverNow());
  if (!canAppeal && appeal === null) return null;
  const until = lateAppealUntil === null ? '' : shortTimeText(lateAppealUntil);
  return (
    <p className={styles.lastLine}>
      <span className={shared.subtle}>{canAppeal && <Trans>Something wrong? Until {until}</Trans>}</span>
      <TextButton size={12} render={<Link to={orderPaths.appeal(billNo)} />}>
        {canAppeal ? <Trans>Appeal</Trans> : <Trans>View appeal</Trans>}
      </TextButton>
    </p>
  );
});
