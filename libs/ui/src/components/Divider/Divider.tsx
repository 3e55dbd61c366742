import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../../internal/classNames.ts';
import styles from './Divider.module.css';

/** Props of a divider. Its children are the text in its middle. */
export interface DividerProps extends HTMLAttributes<HTMLDivElement> {
  /** Ref of its element. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A thin line between two options, with a word in its middle: "or". */
export function Divider({ className, children, ...rest }: DividerProps) {
  return (
    <div {...rest} className={classNames(styles.divider, className)}>
      {children}
    </div>
  );
}
