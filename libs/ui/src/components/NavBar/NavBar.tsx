import type { HTMLAttributes, ReactNode, Ref } from 'react';
import * as glyphs from '../../glyphs/index.ts';
import { useWords } from '../../hooks/useWords.ts';
import { classNames } from '../../internal/classNames.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './NavBar.module.css';

/** Props of a screen's top bar. Other attributes go to its element. */
export interface NavBarProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** The screen's only `h1`; it takes the focus after a route change. */
  title?: ReactNode;
  /** `root` is the main screen of a tab: a large title at the start and no back button. */
  variant?: 'page' | 'root' | undefined;
  /** Without it there is no back button. */
  onBack?: (() => void) | undefined;
  /** A close button for screens above the flow, a back arrow for steps in it. */
  backIcon?: 'back' | 'close' | undefined;
  /** Icon or text buttons on the right. */
  actions?: ReactNode;
  /** Ref of its element. */
  ref?: Ref<HTMLElement> | undefined;
}

/** The bar at the top of a screen: back button, title, actions. */
export function NavBar({
  title,
  variant = 'page',
  onBack,
  backIcon = 'back',
  actions,
  className,
  ...rest
}: NavBarProps) {
  const messages = useWords();
  return (
    <header {...rest} data-variant={variant} className={classNames(styles.bar, className)}>
      {variant === 'page' && (
        <div className={styles.start}>
          {onBack && (
            <IconButton
              icon={backIcon === 'back' ? glyphs.back : glyphs.close}
              label={backIcon === 'back' ? messages.back : messages.close}
              mirrored={backIcon === 'back'}
              onClick={onBack}
            />
          )}
        </div>
      )}
      {title === undefined ? (
        <span />
      ) : (
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
      )}
      <div className={styles.end}>{actions}</div>
    </header>
  );
}
