import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { Trade } from '@ezwallet/api-client/contract';
import { Button, Card, Countdown, Empty } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import * as pictures from '@ezwallet/ui/pictures';
import { timeText } from '../../../shared/time/time-text.ts';
import { orderPaths } from '../../../world/paths.ts';
import { useWorld } from '../../../world/StoresContext.tsx';
import { orderPath } from '../../orders/index.ts';
import { lateOpeningWords } from '../../talk/index.ts';
import shared from './appeals.module.css';
import styles from './BeforeAppeal.module.css';

/** Tells from when on an appeal is possible, and what helps until then. */
export function TooEarly({ trade, opensAt, onEnd }: { trade: Trade; opensAt: number; onEnd: () => void }) {
  const { t } = useLingui();
  const { serverNow } = useWorld();
  const from = timeText(opensAt);
  return (
    <Card aria-label={t`Status of the appeal`}>
      <div className={shared.head}>
        <h2 className={shared.title}>
          <Trans>Not yet possible</Trans>
        </h2>
        <Countdown className={shared.clock} until={opensAt} now={serverNow} onEnd={onEnd} />
      </div>
      <p className={shared.next}>
        <Trans>You can appeal from {from}. Until then, ask the other side in the chat. The coins stay on hold.</Trans>
      </p>
      <Button variant="tint" size={32} icon={glyphs.message} render={<Link to={orderPaths.chat(trade.billNo)} />}>
        <Trans>Open chat</Trans>
      </Button>
    </Card>
  );
}

/** Tells until when an appeal on an ended order is possible, and what it does to the coins. */
export function LateOpening({ trade }: { trade: Trade }) {
  const { i18n } = useLingui();
  const until = timeText(trade.lateAppealUntil ?? 0);
  return (
    <div className={styles.lead}>
      <p>{i18n._(lateOpeningWords(trade))}</p>
      <p>
        <Trans>You can appeal once, until {until}. Only tell the truth: false proof can close your account.</Trans>
      </p>
    </div>
  );
}

/** Tells that an order has no appeal and cannot have one. */
export function NoAppeal({ trade }: { trade: Trade }) {
  const { t } = useLingui();
  return (
    <Empty
      picture={pictures.shield}
      title={t`No appeal on this order`}
      description={t`You can appeal after the buyer marks the order as paid, and for some time after the order ends.`}
      action={
        <Button size={32} variant="tint" render={<Link to={orderPath(trade)} />}>
          <Trans>View order</Trans>
        </Button>
      }
    />
  );
}
