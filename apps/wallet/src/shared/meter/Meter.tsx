import styles from './Meter.module.css';

interface MeterProps {
  /** Name of what is measured. */
  label: string;
  /** The amount in words, for screen readers. */
  text: string;
  /** From 0 to 1. A greater value counts as 1. */
  share: number;
  /** `warning` when little is left. */
  tone?: 'plain' | 'warning' | 'success';
}

/** A bar that shows how much is used or reached. The words for it are beside it. */
export function Meter({ label, text, share, tone = 'plain' }: MeterProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      // A native meter cannot be drawn alike in all browsers.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
      className={styles.track}
    >
      <div className={styles.bar} data-tone={tone} style={{ inlineSize: `${percent}%` }} />
    </div>
  );
}
