import { Trans } from '@lingui/react/macro';
import { Icon } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import styles from './load.module.css';
import { TryAgain } from './TryAgain.tsx';

/** Says that what is shown is older than it should be. */
export function StaleNote({ onRetry }: { onRetry: () => Promise<unknown> }) {
  return (
    <output className={styles.stale}>
      <Icon glyph={glyphs.warning} size={16} />
      <Trans>Out of date</Trans>
      <TryAgain inline onClick={() => void onRetry()} />
    </output>
  );
}
