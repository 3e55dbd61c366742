import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../../internal/classNames.ts';
import styles from './Divider.module.css';

/** Props of a divider, whose children are the word in its middle. */
export interface DividerProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A hairline between two ways, with a word in its middle: "or". */
export function Divider({ className, children, ...rest }: DividerProps) {
  return (
    <div {...rest} className={classNames(styles.divider, className)}>
      {children}
    </div>
  );
}
