import { Skeleton, SkeletonRegion } from '@ezwallet/ui';
import styles from './pay.module.css';

/** The place of payee, figure and terms while it is asked what a payment text means. */
export function PaySkeleton() {
  return (
    <SkeletonRegion
      loading
      className={styles.reading}
      placeholder={
        <div className={styles.ghost}>
          <Skeleton height={64} />
          <Skeleton className={styles.ghostFigure} width={180} height={36} />
          <Skeleton height={88} />
        </div>
      }
    >
      {null}
    </SkeletonRegion>
  );
}
