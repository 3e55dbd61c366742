import type { ReactNode } from 'react';
import { NavBar, type NavBarProps, useScrollTabIndex } from '@ezwallet/ui';
import styles from './Screen.module.css';

interface ScreenProps extends Pick<NavBarProps, 'title' | 'onBack' | 'backIcon' | 'actions'> {
  children: ReactNode;
  /** Stays below the content while the content scrolls. */
  footer?: ReactNode;
  /** In a low and wide window, the footer is beside the content instead of below it. */
  beside?: boolean;
}

/** A full screen: a bar on top, content that scrolls, and an optional footer that stays. */
export function Screen({ children, footer, beside = false, ...bar }: ScreenProps) {
  const scroller = useScrollTabIndex();
  return (
    <>
      <NavBar {...bar} />
      <div className={styles.body} data-beside={beside ? '' : undefined}>
        <main ref={scroller} className={styles.scroll} data-ui-scroll>
          <div className={styles.content}>{children}</div>
        </main>
        {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </>
  );
}
