import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import type { SessionStores } from '@ezwallet/domain-stores';
import { Card, List, ListItem } from '@ezwallet/ui';
import { useWorld } from '../../../world/StoresContext.tsx';
import { findFirstSteps } from '../model/firstSteps.ts';
import styles from './FirstSteps.module.css';

/** What a new member has still to do. Shows nothing until that is known, and nothing to a member who has done it all. */
export const FirstSteps = observer(function FirstSteps({
  stores,
}: {
  stores: Pick<SessionStores, 'balances' | 'recentBills'>;
}) {
  const { t, i18n } = useLingui();
  const { app, isKnownPath } = useWorld();
  const { user } = app.session;
  const bills = stores.recentBills.of().value;
  if (!user || !stores.balances.summary.value || !bills) return null;
  const hadMoney = stores.balances.held.length > 0 || bills.length > 0;
  const { all, open } = findFirstSteps({ ...user, hadMoney }, isKnownPath);
  if (open.length === 0) return null;
  const done = all.length - open.length;
  return (
    <Card
      padding="flush"
      aria-label={t`First steps`}
      title={t`First steps`}
      meta={
        <Trans>
          {done} of {all.length} done
        </Trans>
      }
    >
      <List className={styles.steps}>
        {open.map(({ key, title, note, icon, path }) => (
          <ListItem
            key={key}
            icon={icon}
            title={i18n._(title)}
            description={i18n._(note)}
            render={<Link to={path} />}
          />
        ))}
      </List>
    </Card>
  );
});
