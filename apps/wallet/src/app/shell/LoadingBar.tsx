import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { codeLoads } from '../../world/code-loads.ts';
import styles from './shell.module.css';

/** A thin bar while the old screen stays, because the code of the next one is on its way. */
export function LoadingBar() {
  const { t } = useLingui();
  const isWaiting = useSyncExternalStore(codeLoads.subscribe, codeLoads.isWaiting);
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers draw a native one each in its own way
  return isWaiting && <div role="progressbar" aria-label={t`Loading`} className={styles.loading} />;
}
