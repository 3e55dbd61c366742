import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Link, useSearchParams } from 'react-router';
import type { OfferedActivity } from '@ezwallet/api-client/contract';
import { Button, Card, Empty, PullToRefresh, Skeleton } from '@ezwallet/ui';
import * as pictures from '@ezwallet/ui/pictures';
import { activityPaths } from '../../../../world/paths.ts';
import { useStores } from '../../../../world/StoresContext.tsx';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { Loaded } from '../../../../shared/load/Loaded.tsx';
import { dayText } from '../../../../shared/time/time-text.ts';
import styles from '../../components/activities.module.css';
import { ActivityFooter } from '../../components/ActivityFooter.tsx';
import { ActivityHead } from '../../components/ActivityHead.tsx';
import { ActivityRecords } from '../../components/ActivityRecords.tsx';
import { GoalBar } from '../../components/GoalBar.tsx';
import { Steps } from '../../components/Steps.tsx';
import type { Activities } from '../../model/Activities.ts';
import { activityDone, activityRule, activityTask } from '../../model/activity-words.ts';
import { rewardWords } from '../../model/rewardWords.ts';
import { useRewardText } from '../../model/useRewardText.ts';
import { useActivities } from '../../model/useActivities.ts';
import page from './ActivityPage.module.css';

/** One activity: how far the person has come, how it works, and what they did for it. */
export const ActivityPage = observer(function ActivityPage() {
  const { t } = useLingui();
  const { session } = useStores();
  const [query] = useSearchParams();
  const activities = useActivities();
  const code = query.get('code');
  const activity = activities.offered.value?.find(({ activityCode }) => activityCode === code);
  const content = (
    <Loaded
      of={activities.offered}
      className={styles.page}
      failed={t`We could not load the activity`}
      isEmpty={() => activity === undefined}
      empty={
        <Empty
          picture={pictures.lens}
          title={t`This activity is not here`}
          description={t`It may have ended long ago, or the link is wrong.`}
          action={
            <Button size={32} variant="tint" render={<Link to={activityPaths.all()} />}>
              <Trans>All activities</Trans>
            </Button>
          }
        />
      }
      skeleton={
        <div className={styles.page}>
          <Skeleton className={styles.ghost} height={146} />
          <Skeleton className={styles.ghost} height={88} />
          <Skeleton className={styles.ghost} height={160} />
        </div>
      }
    >
      {() => activity && <Details activity={activity} activities={activities} isMember={session.signedIn} />}
    </Loaded>
  );
  return (
    <Screen
      title={t`Activity`}
      onBack={useGoBack(activityPaths.all())}
      footer={
        activity && (
          <ActivityFooter activity={activity} state={activities.stateOf(activity)} isMember={session.signedIn} />
        )
      }
    >
      {activity ? (
        <PullToRefresh className={styles.pull} onRefresh={activities.reload}>
          {content}
        </PullToRefresh>
      ) : (
        content
      )}
    </Screen>
  );
});

interface DetailsProps {
  activity: OfferedActivity;
  activities: Activities;
  isMember: boolean;
}

const Details = observer(function Details({ activity, activities, isMember }: DetailsProps) {
  const { t, i18n } = useLingui();
  const { kind, goal, voucher, rewards, rewardsLeft, startDate } = activity;
  const { done = 0, open = 0, rewards: own = [] } = activities.progressOf(activity) ?? {};
  const state = activities.stateOf(activity);
  const days = activities.daysLeft(activity);
  const [last] = own;
  const hasGoal = kind === 'trade' || kind === 'deposit';
  const sum = useRewardText()(activity);
  const at = !isMember ? 0 : state === 'credited' ? 3 : last?.state === 'promised' || (hasGoal && done >= goal) ? 2 : 1;
  const aside = {
    soon: t`Starts ${dayText(startDate)}`,
    running: t`${plural(days, { one: '# day left', other: '# days left' })}`,
    usedUp: t`All rewards taken`,
    credited: t`Credited`,
    ended: t`Ended`,
  }[state];
  const steps = [
    {
      title: t`Join`,
      text: isMember ? t`You take part from ${dayText(startDate)} on.` : t`Log in or create an account.`,
    },
    { title: i18n._(activityTask(activity)), text: i18n._(activityRule(activity)) },
    {
      title: voucher ? t`Get a coupon` : t`Get ${sum}`,
      text: voucher
        ? t`It is in your coupons for ${plural(voucher.days, { one: '# day', other: '# days' })}.`
        : kind === 'invite'
          ? t`Both of you, straight to the balance.`
          : t`Straight to your balance.`,
    },
  ];
  return (
    <>
      <ActivityHead activity={activity} />
      {isMember && (
        <Card>
          <div className={page.line}>
            <b>{i18n._(activityDone(activity, hasGoal ? Math.min(done, goal) : done))}</b>
            <span>{aside}</span>
          </div>
          {hasGoal && <GoalBar goal={goal} done={done} open={open} />}
          <p className={page.note}>
            {last
              ? i18n._(rewardWords[last.state])
              : open > 0
                ? t`${plural(open, { one: '# more is under way.', other: '# more are under way.' })} Each counts once it is completed.`
                : t`Each counts once it is completed.`}
          </p>
        </Card>
      )}
      <Card>
        <Steps steps={steps} at={at} />
      </Card>
      <section className={styles.section} aria-label={t`Your part`}>
        <div className={styles.head}>
          <h2>{hasGoal && isMember ? t`Your part` : t`Rewards`}</h2>
          <span>
            {rewardsLeft === 0
              ? t`All rewards taken`
              : t`${i18n.number(rewardsLeft)} of ${i18n.number(rewards)} rewards left`}
          </span>
        </div>
        {hasGoal && isMember && <ActivityRecords activityCode={activity.activityCode} />}
      </section>
    </>
  );
});
