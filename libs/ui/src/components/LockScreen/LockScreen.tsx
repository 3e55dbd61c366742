import { createPortal } from 'react-dom';
import { useMounted } from '../../internal/useMounted.ts';
import styles from './LockScreen.module.css';
import { LockPanel } from './LockPanel.tsx';
import type { LockScreenProps } from './LockScreenProps.ts';

export type { LockKind, LockScreenProps } from './LockScreenProps.ts';

/**
 * Hides the whole page until the owner has shown who they are. Behind it everything is inert and blank, toasts and
 * announcements wait, and Escape does nothing. It needs no chunk of its own: a lock that waits for the network would
 * show meanwhile what it is there to hide.
 *
 * @example
 * <LockScreen
 *   open={lock.isLocked}
 *   account="ka•••@example.com"
 *   kinds={lock.kinds}
 *   onVerify={() => lock.verify()}
 *   onUsePassword={() => lock.signOut()}
 * />
 */
export function LockScreen({ open, ...props }: LockScreenProps) {
  const mounted = useMounted();
  if (!open) return null;
  // What a server renders must be blank at its first paint already, and there is no body yet to put the panel into.
  return mounted ? createPortal(<LockPanel {...props} />, document.body) : <div className={styles.screen} />;
}
