import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Card, coinHue } from '@ezwallet/ui';
import type { Slice } from '../model/allocation.ts';
import { Donut } from './Donut.tsx';
import styles from './wealth.module.css';

const hueOf = ({ currency }: Slice) => (currency === null ? 'var(--ui-text-subtle)' : `var(--ui-${coinHue(currency)})`);

/** How one's wealth is spread over coins. */
export function AllocationCard({ slices, coins }: { slices: readonly Slice[]; coins: number }) {
  const { t } = useLingui();
  return (
    <Card className={styles.allocation}>
      <Donut parts={slices.map((slice) => ({ share: slice.share, color: hueOf(slice) }))}>
        <Plural value={coins} one="# coin" other="# coins" />
      </Donut>
      <ul className={styles.legend} aria-label={t`Allocation`}>
        {slices.map((slice) => (
          <li key={slice.currency ?? ''} className={styles.legendRow}>
            <i className={styles.dot} style={{ background: hueOf(slice) }} />
            <span className={styles.coin}>{slice.currency ?? <Trans>Others</Trans>}</span>
            <span className={styles.percent}>
              {Math.floor(slice.permille / 10)}.{slice.permille % 10}%
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
