import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useWords } from '../../hooks/useWords.ts';
import { VisuallyHidden } from '../../internal/VisuallyHidden.tsx';
import { classNames } from '../../internal/classNames.ts';
import styles from './Badge.module.css';

/** Props of a badge. Other attributes go to its `span`. */
export interface BadgeProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** `true` shows a dot; a number shows a count up to 99+; 0 and `false` show nothing. */
  value: number | boolean;
  /** The element that carries the badge. Without it the badge is inline. */
  children?: ReactNode;
  /** Ref of its element. */
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** Marks something new: a dot or a number. */
export function Badge({ value: count, children, className, ...rest }: BadgeProps) {
  const messages = useWords();
  const number = typeof count === 'number';
  const spoken = number ? messages.newItems(count) : messages.hasNew;
  return (
    <span
      {...rest}
      data-ui-inherit="page"
      className={classNames(styles.badge, className)}
      data-state={count ? 'new' : 'none'}
    >
      {children}
      {count ? (
        <>
          <span aria-hidden className={number ? styles.count : styles.dot} data-alone={children ? undefined : ''}>
            {number ? (count > 99 ? '99+' : count) : null}
          </span>
          <VisuallyHidden>{spoken}</VisuallyHidden>
        </>
      ) : null}
    </span>
  );
}
