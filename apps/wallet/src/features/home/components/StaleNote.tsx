import { Trans } from '@lingui/react/macro';
import { Icon, TextButton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import styles from './home.module.css';

/** Says that the figures above are out of date. */
export function StaleNote({ onRetry }: { onRetry: (() => Promise<void>) | undefined }) {
  return (
    <output className={styles.stale}>
      <Icon glyph={glyphs.warning} size={16} />
      <Trans>Out of date</Trans>
      <TextButton size={12} onClick={() => void onRetry?.()}>
        <Trans>Try again</Trans>
      </TextButton>
    </output>
  );
}
