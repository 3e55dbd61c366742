import type { ReactNode } from 'react';
import { NavBar, type NavBarProps, useScrollTabIndex } from '@ezwallet/ui';
import styles from './Screen.module.css';

interface ScreenProps extends Pick<NavBarProps, 'title' | 'onBack' | 'backIcon' | 'actions'> {
  children: ReactNode;
  /** Stays below the content while the content scrolls. */
  footer?: ReactNode;
}

/** A full screen: a bar on top, content that scrolls, and an optional footer that stays. */
export function Screen({ children, footer, ...bar }: ScreenProps) {
  const scroller = useScrollTabIndex();
  return (
    <>
      <NavBar {...bar} />
      <main ref={scroller} className={styles.scroll} data-ui-scroll>
        <div className={styles.content}>{children}</div>
      </main>
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
    </>
  );
}
