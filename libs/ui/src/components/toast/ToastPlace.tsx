import type { CSSProperties, ReactNode } from 'react';
import type { ToastItem } from './toast.ts';
import styles from './toast.module.css';

/** Properties of the place of a toast. */
export interface ToastPlaceProps {
  item: ToastItem;
  /** A place that is measured. */
  style?: CSSProperties | undefined;
  children: ReactNode;
}

/** The place of a toast. A status role makes it a part of the page. It is silent, because the announcer already speaks the text. */
export function ToastPlace({ item: { type, position = 'middle' }, style, children }: ToastPlaceProps) {
  return (
    <output
      data-ui-above=""
      aria-live="off"
      className={styles.place}
      data-position={position}
      data-type={type}
      style={style}
    >
      {children}
    </output>
  );
}
