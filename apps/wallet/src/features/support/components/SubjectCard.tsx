import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { SupportAbout } from '@ezwallet/domain-stores';
import { Icon, List, ListItem } from '@ezwallet/ui';
import { billingPaths } from '../../../world/paths.ts';
import { useSessionStores } from '../../../world/StoresContext.tsx';
import { TradeLine } from '../../talk/index.ts';
import { SUBJECTS } from '../model/subjects.ts';
import styles from './support.module.css';

/** Names the subject of a conversation, above it; nothing for a question about nothing in particular. */
export function SubjectCard({ subject, reference }: SupportAbout) {
  const { t, i18n } = useLingui();
  if (subject === 'order') return <OrderCard billNo={reference} />;
  if (subject === 'free') return null;
  const { name, glyph } = SUBJECTS[subject];
  return (
    <nav className={styles.subject} aria-label={t`Subject`}>
      <List>
        <ListItem
          leading={<Icon glyph={glyph} size={20} />}
          title={i18n._(name)}
          description={reference || undefined}
          chevron={subject === 'bill'}
          {...(subject === 'bill' && { render: <Link to={billingPaths.bill(reference)} /> })}
        />
      </List>
    </nav>
  );
}

const OrderCard = observer(function OrderCard({ billNo }: { billNo: string }) {
  const { t } = useLingui();
  const { trade } = useSessionStores().chats.of(billNo);
  useEffect(() => void trade.load(), [trade]);
  return (
    trade.value && (
      <nav aria-label={t`Order`}>
        <TradeLine trade={trade.value} />
      </nav>
    )
  );
});
