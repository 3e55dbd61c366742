import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { OfferedActivity } from '@ezwallet/api-client/contract';
import { Chip, Empty, PullToRefresh, Skeleton, TextButton } from '@ezwallet/ui';
import * as pictures from '@ezwallet/ui/pictures';
import { homePaths } from '../../../../world/paths.ts';
import { useStores } from '../../../../world/StoresContext.tsx';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { Loaded } from '../../../../shared/load/Loaded.tsx';
import { ChipCount, ChipRow } from '../../../../shared/filters/ChipRow.tsx';
import { Banners } from '../../../news/index.ts';
import styles from '../../components/activities.module.css';
import { ActivityTicket } from '../../components/ActivityTicket.tsx';
import { FeaturedActivity } from '../../components/FeaturedActivity.tsx';
import { RewardsSheet } from '../../components/RewardsSheet.tsx';
import { useActivities } from '../../model/useActivities.ts';

type Shelf = 'running' | 'joined' | 'ended';

const PLACEHOLDER = [168, 94, 94].map((height, row) => <Skeleton key={row} className={styles.ghost} height={height} />);

/** Everything that members can do for a reward now, and what is over. */
export const ActivitiesPage = observer(function ActivitiesPage() {
  const { t } = useLingui();
  const { session } = useStores();
  const activities = useActivities();
  const [shelf, setShelf] = useState<Shelf>('running');
  const [isListOpen, setIsListOpen] = useState(false);
  const { open, over, joined } = activities;
  // The one with several steps that the person is in, else the first of them.
  const large =
    shelf === 'running'
      ? (open.find((each) => each.goal > 1 && joined.includes(each)) ?? open.find(({ goal }) => goal > 1))
      : undefined;
  const tickets = (list: readonly OfferedActivity[]) => (
    <ul className={styles.list}>
      {list.map((activity) => (
        <ActivityTicket key={activity.activityCode} activity={activity} activities={activities} />
      ))}
    </ul>
  );
  const section = (title: string, aside: string, list: readonly OfferedActivity[]) =>
    list.length > 0 && (
      <section className={styles.section} aria-label={title}>
        <div className={styles.head}>
          <h2>{title}</h2>
          <span>{aside}</span>
        </div>
        {tickets(list)}
      </section>
    );
  const nothing = {
    running: t`No activities run now`,
    joined: t`You have not joined an activity yet`,
    ended: t`No activity has ended yet`,
  } as const;
  const shown = { running: open, joined, ended: over }[shelf];
  return (
    <Screen
      title={t`Activities`}
      onBack={useGoBack(homePaths.home('discover'))}
      actions={
        session.signedIn && (
          <TextButton tone="subtle" className={styles.action} onClick={() => setIsListOpen(true)}>
            <Trans>Rewards</Trans>
          </TextButton>
        )
      }
    >
      <ChipRow label={t`Filter activities`}>
        <Chip selected={shelf === 'running'} onClick={() => setShelf('running')}>
          <Trans>Running</Trans>
        </Chip>
        {session.signedIn && (
          <Chip selected={shelf === 'joined'} onClick={() => setShelf('joined')}>
            <Trans>Joined</Trans>
            <ChipCount count={joined.length} />
          </Chip>
        )}
        <Chip selected={shelf === 'ended'} onClick={() => setShelf('ended')}>
          <Trans>Ended</Trans>
        </Chip>
      </ChipRow>
      <PullToRefresh className={styles.pull} onRefresh={activities.reload}>
        <div className={styles.banners}>
          <Banners group="activity-list" />
        </div>
        <Loaded
          of={activities.offered}
          className={styles.page}
          failed={t`We could not load the activities`}
          isEmpty={() => shown.length === 0 && (shelf !== 'running' || over.length === 0)}
          empty={
            <Empty
              picture={pictures.coupon}
              title={nothing[shelf]}
              description={t`Activities that bring a reward appear here.`}
            />
          }
          skeleton={<div className={styles.page}>{PLACEHOLDER}</div>}
        >
          {() => (
            <>
              {large && <FeaturedActivity activity={large} activities={activities} />}
              {shelf === 'running' &&
                section(
                  t`Open to you`,
                  t`Ends soonest first`,
                  open.filter((each) => each !== large),
                )}
              {shelf === 'running' && section(t`Ended`, '', over)}
              {shelf !== 'running' && shown.length > 0 && tickets(shown)}
            </>
          )}
        </Loaded>
      </PullToRefresh>
      <RewardsSheet open={isListOpen} onClose={() => setIsListOpen(false)} activities={activities} />
    </Screen>
  );
});
