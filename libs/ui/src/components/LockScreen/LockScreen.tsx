import { createPortal } from 'react-dom';
import { useMounted } from '../../internal/useMounted.ts';
import styles from './LockScreen.module.css';
import { LockPanel } from './LockPanel.tsx';
import type { LockScreenProps } from './LockScreenProps.ts';

export type { LockKind, LockScreenProps } from './LockScreenProps.ts';

/**
 * Hides the whole page until the owner verifies. Everything behind it is inert and blank, toasts and announcements
 * wait, and Escape does nothing. It is not in a lazy chunk: a lock that waits for the network would show what it has to
 * hide.
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
  // Server markup must be blank at its first paint, and there is no body yet for the panel.
  return mounted ? createPortal(<LockPanel {...props} />, document.body) : <div className={styles.screen} />;
}
