import { Skeleton } from '@ezwallet/ui';
import styles from './receive.module.css';

/** Placeholder of cards that are loading. */
export function ReceivePlaceholder({ heights }: { heights: readonly number[] }) {
  return (
    <div className={styles.stack}>
      {heights.map((height) => (
        <Skeleton key={height} className={styles.place} height={height} />
      ))}
    </div>
  );
}
