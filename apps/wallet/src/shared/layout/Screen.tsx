import type { ReactNode } from 'react';
import { NavBar, type NavBarProps } from '@ezwallet/ui';
import styles from './Screen.module.css';

interface ScreenProps extends Pick<NavBarProps, 'title' | 'onBack' | 'backIcon' | 'actions'> {
  children: ReactNode;
  /** Stays below the content while that scrolls. */
  footer?: ReactNode;
}

/** A full screen: its bar on top, content that scrolls, and, where there is one, a footer that stays. */
export function Screen({ children, footer, ...bar }: ScreenProps) {
  return (
    <>
      <NavBar {...bar} />
      <main className={styles.scroll} data-ui-scroll>
        <div className={styles.content}>{children}</div>
      </main>
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
    </>
  );
}
