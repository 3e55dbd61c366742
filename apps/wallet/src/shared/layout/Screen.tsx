import type { ReactNode } from 'react';
import { NavBar, type NavBarProps, useScrollTabIndex } from '@ezwallet/ui';
import { useFrame } from '../../world/frame.ts';
import styles from './Screen.module.css';

interface ScreenProps extends Pick<NavBarProps, 'title' | 'onBack' | 'backIcon' | 'actions'> {
  children: ReactNode;
  /** Stays below the content while the content scrolls. */
  footer?: ReactNode;
  /** In a low and wide window, the footer is beside the content instead of below it. */
  beside?: boolean;
  /** In a wide window, the content takes all of the width instead of a column. */
  wide?: boolean;
}

/** A full screen: a bar on top, content that scrolls, and an optional footer that stays. */
export function Screen({ children, footer, beside = false, wide = false, ...bar }: ScreenProps) {
  const scroller = useScrollTabIndex();
  // Beside a list, the detail is what the window is about.
  const Main = useFrame() === 'list' ? 'div' : 'main';
  return (
    <>
      <NavBar {...bar} className={styles.bar} />
      <div className={styles.body} data-beside={beside ? '' : undefined} data-wide={wide || undefined}>
        <Main ref={scroller} className={styles.scroll} data-ui-scroll>
          <div className={styles.content}>{children}</div>
        </Main>
        {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </>
  );
}
