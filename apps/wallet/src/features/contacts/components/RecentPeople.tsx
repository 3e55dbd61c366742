import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { AddressBookStore, RecentPayee } from '@ezwallet/domain-stores';
import { Avatar, Skeleton } from '@ezwallet/ui';
import { Loaded } from '../../../shared/load/Loaded.tsx';
import styles from './contacts.module.css';

/** One row of faces. */
const SHOWN = 4;

interface RecentPeopleProps {
  book: AddressBookStore;
  onChoose: (userNo: string) => void;
}

/** The people whom the person paid last, by the names that they gave them. Nothing where there are none. */
export const RecentPeople = observer(function RecentPeople({ book, onChoose }: RecentPeopleProps) {
  const { t } = useLingui();
  const id = useId();
  if (book.recent.value?.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.recentTitle}>
        <Trans>Recent</Trans>
      </h2>
      <Loaded
        of={book.recent}
        staleNote={false}
        failed={t`We could not load recent people`}
        explain={(_, tryAgain) => (
          <p className={styles.recentFailed}>
            <Trans>We could not load recent people</Trans> {tryAgain}
          </p>
        )}
        skeleton={
          <div className={styles.recent}>
            {Array.from({ length: SHOWN }, (__, place) => (
              <span key={place} className={styles.face}>
                <Skeleton className={styles.recentPlace} width={48} height={48} />
                <Skeleton width={48} height={12} />
              </span>
            ))}
          </div>
        }
      >
        {(people) => (
          <ul className={styles.recent}>
            {people.slice(0, SHOWN).map((person) => (
              <li key={person.userNo}>
                <Face book={book} person={person} onClick={() => onChoose(person.userNo)} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
});

interface FaceProps {
  book: Pick<AddressBookStore, 'nameOf'>;
  person: RecentPayee;
  onClick: () => void;
}

const Face = observer(function Face({ book, person: { userNo, nickMasked, userNoMasked }, onClick }: FaceProps) {
  const { t } = useLingui();
  const name = book.nameOf(userNo) ?? nickMasked;
  return (
    <button
      type="button"
      className={styles.face}
      aria-label={t`${name}, user number ${userNoMasked}`}
      onClick={onClick}
    >
      <Avatar name={name} size={48} />
      <bdi className={styles.faceName}>{name}</bdi>
    </button>
  );
});
