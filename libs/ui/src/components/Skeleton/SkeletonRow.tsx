import { Skeleton } from './Skeleton.tsx';
import styles from './Skeleton.module.css';

/** Placeholder of a two-line list row with a coin, as in holdings and the market. */
export function SkeletonRow() {
  return (
    <span className={styles.row}>
      <Skeleton circle height={36} />
      <span className={styles.lines}>
        <Skeleton width={56} height={15} />
        <Skeleton width={80} />
      </span>
      <span className={styles.lines} data-end="">
        <Skeleton width={72} height={15} />
        <Skeleton width={48} />
      </span>
    </span>
  );
}
