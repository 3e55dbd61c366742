import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { InboxShelf, InboxStore, InboxSubject } from '@ezwallet/domain-stores';
import { SegmentedControl } from '@ezwallet/ui';
import styles from './ShelfChoice.module.css';

/** Which messages are shown; each subject says how many of its messages are unread. */
export const ShelfChoice = observer(function ShelfChoice({ inbox }: { inbox: InboxStore }) {
  const { t } = useLingui();
  const { value: unread } = inbox.unread;
  const shelf = (subject: InboxSubject, name: string) => {
    const count = unread?.[subject] ?? 0;
    const words = count > 0 ? <span className={styles.count}>{count > 99 ? '99+' : count}</span> : null;
    return {
      value: subject,
      label: (
        <>
          {name}
          {words}
        </>
      ),
    } as const;
  };
  return (
    <SegmentedControl<InboxShelf>
      block
      label={t`Subject`}
      items={[
        { value: 'all', label: t`All` },
        shelf('funds', t`Money`),
        shelf('trade', t`Orders`),
        shelf('system', t`Security`),
        shelf('service', t`Service`),
      ]}
      value={inbox.list.query}
      onChange={(next) => void inbox.list.choose(next)}
    />
  );
});
