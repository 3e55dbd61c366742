import { Skeleton, SkeletonRegion } from '@ezwallet/ui';
import styles from './pay.module.css';

/** Placeholder of payee, amount and terms while the payment code is read. */
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
