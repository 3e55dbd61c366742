import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import type { OfferedActivity } from '@ezwallet/api-client/contract';
import { activityPaths } from '../../../world/paths.ts';
import { Rings } from '../../../shared/rings/Rings.tsx';
import { dayText } from '../../../shared/time/time-text.ts';
import type { Activities } from '../model/Activities.ts';
import { activityDone, activityName } from '../model/activity-words.ts';
import styles from './FeaturedActivity.module.css';
import { GoalBar } from './GoalBar.tsx';
import { RewardFigure } from './RewardFigure.tsx';

interface FeaturedActivityProps {
  activity: OfferedActivity;
  activities: Activities;
}

/** The activity in which the person is the furthest, large and with its progress. */
export const FeaturedActivity = observer(function FeaturedActivity({ activity, activities }: FeaturedActivityProps) {
  const { t, i18n } = useLingui();
  const { activityCode, startDate, endDate, goal } = activity;
  const { done = 0, open = 0 } = activities.progressOf(activity) ?? {};
  const name = activityName(activity);
  const days = activities.daysLeft(activity);
  const far = i18n._(activityDone(activity, Math.min(done, goal)));
  return (
    <Link className={styles.card} to={activityPaths.activity({ code: activityCode })}>
      <Rings inner={24} step={14} thing="mark" className={styles.rings} />
      <span className={styles.days}>
        {dayText(startDate)} – {dayText(endDate)}
      </span>
      <h2 className={styles.name}>{typeof name === 'string' ? name : i18n._(name)}</h2>
      <RewardFigure activity={activity} size={28} />
      <GoalBar goal={goal} done={done} open={open} />
      <span className={styles.foot}>
        <span>{open > 0 ? t`${far}, ${open} under way` : far}</span>
        <span className={styles.left}>{t`${plural(days, { one: '# day left', other: '# days left' })}`}</span>
      </span>
    </Link>
  );
});
