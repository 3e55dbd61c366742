import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { plain } from '../../internal/plain.ts';
import styles from './Spinner.module.css';

/** Props of a spinner. Other attributes go to its `span`. */
export interface SpinnerProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Side in px. */
  size?: 16 | 20 | 24 | 32 | undefined;
  /** Names the awaited work. Without it the spinner is decoration next to words. */
  label?: string | undefined;
  /** Ref of its element. */
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** A turning arc during a wait, in the colour of the text around it. */
export function Spinner({ size = 20, label, className, ...rest }: SpinnerProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span {...meaning} {...rest} data-ui-inherit="" className={classNames(styles.spinner, className)}>
      <svg
        className={plain}
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeWidth={(size > 20 ? 48 : 44) / size}
      >
        <circle cx="12" cy="12" r="9" className={styles.track} />
        <path d="M12 3a9 9 0 0 1 9 9" />
      </svg>
    </span>
  );
}
