import { useLingui } from '@lingui/react/macro';
import styles from './GoalBar.module.css';

interface GoalBarProps {
  goal: number;
  done: number;
  /** Under way: counts once it is completed. */
  open: number;
}

/** Of more parts none could be told from the next. */
const MOST_PARTS = 20;

/** A bar of as many parts as an activity asks for: full where one counts, striped where one is under way. */
export function GoalBar({ goal, done, open }: GoalBarProps) {
  const { t } = useLingui();
  const parts = Math.min(goal, MOST_PARTS);
  const share = (count: number) => Math.floor((count * parts) / goal);
  const full = share(Math.min(done, goal));
  const striped = share(Math.min(done + open, goal));
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers draw a native one each in its own way
      role="progressbar"
      aria-label={t`Progress`}
      aria-valuemin={0}
      aria-valuemax={goal}
      aria-valuenow={Math.min(done, goal)}
      className={styles.bar}
    >
      {Array.from({ length: parts }, (_, part) => (
        <i key={part} data-state={part < full ? 'done' : part < striped ? 'open' : 'ahead'} />
      ))}
    </div>
  );
}
