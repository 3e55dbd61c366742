import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../internal/classNames.ts';
import styles from './List.module.css';

/** Props of a list. */
export interface ListProps extends HTMLAttributes<HTMLUListElement> {
  /** `ListItem`s. */
  children?: ReactNode;
  /** Draws the list as a card. Lists of money go directly on the background. */
  framed?: boolean | undefined;
  /** Ref of its element. */
  ref?: Ref<HTMLUListElement> | undefined;
}

/** Rows of `ListItem`, separated by thin lines that start at the text. */
export function List({ framed = false, className, children, ...rest }: ListProps) {
  return (
    // Safari drops the list role with the list style unless it is spelt out.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" {...rest} className={classNames(styles.list, framed && styles.framed, className)}>
      {children}
    </ul>
  );
}
