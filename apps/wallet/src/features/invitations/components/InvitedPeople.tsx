import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Avatar, Chip, Empty, Icon } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import * as pictures from '@ezwallet/ui/pictures';
import { LoadedPages } from '../../../shared/load/LoadedPages.tsx';
import { useOwnMoney } from '../../../shared/money/useOwnMoney.ts';
import { dayText } from '../../../shared/time/time-text.ts';
import { UserText } from '../../../shared/people/UserText.tsx';
import type { Invitation, Invitations, Invited, InvitedShelf } from '../model/Invitations.ts';
import { ChipCount, ChipRow } from '../../../shared/filters/ChipRow.tsx';
import styles from './InvitedPeople.module.css';

interface InvitedPeopleProps {
  invitations: Invitations;
  invitation: Invitation;
}

/** The people who followed the invitation, by how far they have come. */
export const InvitedPeople = observer(function InvitedPeople({ invitations, invitation }: InvitedPeopleProps) {
  const { t } = useLingui();
  const { people } = invitations;
  const { registered, verified, traded } = invitation.counts;
  const chips: readonly (readonly [InvitedShelf, string, number])[] = [
    ['all', t`All`, registered + verified + traded],
    ['traded', t`Traded`, traded],
    ['verified', t`Verified`, verified],
    ['registered', t`Registered`, registered],
  ];
  return (
    <section className={styles.people} aria-label={t`People you invited`}>
      <ChipRow label={t`Filter people`}>
        {chips.map(([shelf, name, count]) => (
          <Chip key={shelf} selected={people.query === shelf} onClick={() => void people.choose(shelf)}>
            {name}
            <ChipCount count={count} />
          </Chip>
        ))}
      </ChipRow>
      <LoadedPages
        of={people}
        failed={t`We could not load the people you invited`}
        moreFailed={t`We could not load more people`}
        empty={
          <Empty
            picture={pictures.people}
            title={t`Nobody here yet`}
            description={t`People who join with your link appear here.`}
          />
        }
      >
        {(list) => list.map((person) => <Row key={`${person.userNoMasked} ${person.registeredAt}`} person={person} />)}
      </LoadedPages>
    </section>
  );
});

const Row = observer(function Row({ person }: { person: Invited }) {
  const { t } = useLingui();
  const ownMoney = useOwnMoney();
  const { nickMasked, registeredAt, tradedAt, state, reward, rewardState } = person;
  const when = tradedAt === null ? t`Joined ${dayText(registeredAt)}` : t`Traded ${dayText(tradedAt)}`;
  const money = ownMoney(reward, 'USDT');
  const status = () => {
    if (rewardState === 'credited') return <b className={styles.gain}>+{money}</b>;
    if (rewardState === 'promised')
      return (
        <>
          <Icon glyph={glyphs.clock} size={16} />
          <Trans>We check it</Trans>
        </>
      );
    if (rewardState === 'dropped') return <Trans>No reward</Trans>;
    if (state === 'traded') return null;
    return (
      <>
        <Icon glyph={state === 'verified' ? glyphs.clock : glyphs.face} size={16} />
        {state === 'verified' ? <Trans>First trade due</Trans> : <Trans>Identity due</Trans>}
      </>
    );
  };
  return (
    <div className={styles.row}>
      <Avatar name={nickMasked} size={36} />
      <span className={styles.who}>
        <UserText className={styles.name}>{nickMasked}</UserText>
        <span className={styles.when}>{when}</span>
      </span>
      <span className={styles.status}>{status()}</span>
    </div>
  );
});
