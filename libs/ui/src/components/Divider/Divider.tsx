import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../internal/classNames.ts';
import styles from './Divider.module.css';

/** Props of a divider. */
export interface DividerProps extends HTMLAttributes<HTMLDivElement> {
  /** The text in its middle. */
  children?: ReactNode;
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
