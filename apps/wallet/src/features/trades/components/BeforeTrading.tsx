import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { TradeSide } from '@ezwallet/domain-stores';
import { Card, List, ListItem } from '@ezwallet/ui';
import type { MissingStep } from '../model/missingSteps.ts';
import shared from './trades.module.css';
import styles from './BeforeTrading.module.css';

/** What a member has to do before they can trade, each with the way there. */
export function BeforeTrading({ steps, side }: { steps: readonly MissingStep[]; side: TradeSide }) {
  const { t, i18n } = useLingui();
  return (
    <Card padding="flush" title={side === 'buy' ? t`Before you buy` : t`Before you sell`} className={styles.block}>
      <List>
        {steps.map(({ key, title, note, icon, path }) => (
          <ListItem
            key={key}
            icon={icon}
            title={i18n._(title)}
            description={i18n._(note)}
            render={<Link to={path} />}
          />
        ))}
      </List>
      <p className={shared.cardNote}>
        <Trans>You will come back here.</Trans>
      </p>
    </Card>
  );
}
