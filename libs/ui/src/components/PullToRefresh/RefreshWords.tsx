import * as glyphs from '../../glyphs/index.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './PullToRefresh.module.css';
import type { RefreshState } from './useRefresh.ts';

/** State of a refresh, for the eye; announcements tell screen readers. */
export function RefreshWords({ state }: { state: RefreshState }) {
  const messages = useWords();
  if (state === 'idle') return null;
  const words = {
    pulling: messages.pullToRefresh,
    armed: messages.releaseToRefresh,
    busy: messages.refreshing,
    done: messages.refreshed,
    failed: messages.refreshFailed,
  }[state];
  return (
    <span aria-hidden className={styles.words}>
      {state === 'busy' ? <Spinner size={20} /> : <Icon glyph={GLYPH[state]} size={20} className={styles.glyph} />}
      {words}
    </span>
  );
}

const GLYPH = {
  pulling: glyphs.refresh,
  armed: glyphs.refresh,
  done: glyphs.check,
  failed: glyphs.error,
} as const;
