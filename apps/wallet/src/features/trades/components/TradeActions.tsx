import { Trans } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { isInLateAppeal } from '@ezwallet/api-client/constants';
import type { Trade, TradeEvent } from '@ezwallet/api-client/contract';
import { actionsOf, isOpenTrade, stageOf } from '@ezwallet/domain-stores';
import { Button } from '@ezwallet/ui';
import { orderPaths, tradePaths } from '../../../world/paths.ts';
import { useWorld } from '../../../world/StoresContext.tsx';
import { EndActions } from './EndActions.tsx';
import styles from './trades.module.css';

interface TradeActionsProps {
  trade: Trade;
  isBusy: boolean;
  onCancel: () => void;
  onRelease: () => void;
}

/** What has a button at the foot, apart from an appeal. The page itself has the rest. */
const AT_FOOT: ReadonlySet<TradeEvent> = new Set(['pay', 'buyerCancel', 'sellerCancel', 'release']);

/** Whether nothing runs any longer: neither the trade nor a late appeal. */
const isOver = (trade: Trade): boolean => !isOpenTrade(trade) && !isInLateAppeal(trade);

/** Whether there is anything for the owner to do now. */
export function useHasActions(trade: Trade): boolean {
  const { deps, isKnownPath } = useWorld();
  const actions = actionsOf(trade, deps.serverNow());
  if (isOver(trade)) return true;
  const hasAppeal = actions.includes('openAppeal') || trade.appeal !== null;
  return (hasAppeal && isKnownPath(orderPaths.appeal())) || actions.some((event) => AT_FOOT.has(event));
}

/** What the owner of a trade can do now, by the machine of the contract. The step that everybody waits for is filled. */
export const TradeActions = observer(function TradeActions({ trade, isBusy, onCancel, onRelease }: TradeActionsProps) {
  const { deps, isKnownPath } = useWorld();
  const { billNo, appeal } = trade;
  const actions = new Set(actionsOf(trade, deps.serverNow()));
  const stage = stageOf(trade);
  const canAppeal = isKnownPath(orderPaths.appeal());
  const isEarly = stage === 'waitingForPayment';
  if (isOver(trade)) return <EndActions trade={trade} />;
  return (
    <div className={styles.foot}>
      {actions.has('buyerCancel') && (
        <Button variant="ghost" className={styles.lesser} onClick={onCancel}>
          <Trans>Cancel order</Trans>
        </Button>
      )}
      {actions.has('sellerCancel') && (
        <Button variant="secondary" block onClick={onCancel}>
          <Trans>Cancel sale</Trans>
        </Button>
      )}
      {canAppeal && actions.has('openAppeal') && (
        <Button
          variant={actions.has('release') ? 'ghost' : 'secondary'}
          block={!actions.has('release')}
          className={styles.lesser}
          render={<Link to={orderPaths.appeal(billNo)} />}
        >
          <Trans>Appeal</Trans>
        </Button>
      )}
      {canAppeal && appeal && (
        <Button block render={<Link to={orderPaths.appeal(billNo)} />}>
          <Trans>View appeal</Trans>
        </Button>
      )}
      {actions.has('pay') && (
        <Button block render={<Link to={tradePaths.proof(billNo)} />}>
          <Trans>I have paid</Trans>
        </Button>
      )}
      {actions.has('release') && (
        <Button variant={isEarly ? 'secondary' : 'primary'} block loading={isBusy} onClick={onRelease}>
          {isEarly ? <Trans>Money received? Release</Trans> : <Trans>Release coins</Trans>}
        </Button>
      )}
    </div>
  );
});
