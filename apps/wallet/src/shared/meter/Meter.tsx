import styles from './Meter.module.css';

interface MeterProps {
  /** Names what is measured. */
  label: string;
  /** How much of it there is, in words for readers. */
  text: string;
  /** From 0 to 1; what is more counts as 1. */
  share: number;
  /** `warning` when little is left. */
  tone?: 'plain' | 'warning' | 'success';
}

/** How much of something is used or reached, as a bar; the words for it stand beside it. */
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
