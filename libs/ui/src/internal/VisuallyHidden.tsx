import type { HTMLAttributes } from 'react';
import styles from './VisuallyHidden.module.css';

/** Words for screen readers that the picture already says. */
export function VisuallyHidden(props: HTMLAttributes<HTMLSpanElement>) {
  return <span {...props} className={styles.hidden} />;
}
