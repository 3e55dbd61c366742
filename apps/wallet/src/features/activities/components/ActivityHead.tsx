import { Trans, useLingui } from '@lingui/react/macro';
import type { OfferedActivity } from '@ezwallet/api-client/contract';
import { Rings } from '../../../shared/rings/Rings.tsx';
import { dayText } from '../../../shared/time/time-text.ts';
import { activityName } from '../model/activity-words.ts';
import styles from './ActivityHead.module.css';
import { RewardFigure } from './RewardFigure.tsx';

/** The name of an activity, its time and its reward, beside the rings. */
export function ActivityHead({ activity }: { activity: OfferedActivity }) {
  const { i18n } = useLingui();
  const { startDate, endDate } = activity;
  const name = activityName(activity);
  return (
    <section className={styles.head}>
      <Rings inner={28} step={14} rings={4} thing="mark" className={styles.rings} />
      <div className={styles.words}>
        <span className={styles.days}>
          {dayText(startDate)} – {dayText(endDate)}
        </span>
        <h2 className={styles.name}>{typeof name === 'string' ? name : i18n._(name)}</h2>
        <p className={styles.label}>
          <Trans>Reward</Trans>
        </p>
        <RewardFigure activity={activity} size={36} />
      </div>
    </section>
  );
}
