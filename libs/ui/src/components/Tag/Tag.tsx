import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../internal/classNames.ts';
import styles from './Tag.module.css';

/** Props of a tag. */
export interface TagProps extends HTMLAttributes<HTMLSpanElement> {
  /** A single word. */
  children?: ReactNode;
  /** The kind of state. */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | undefined;
  /** Ref of its element. */
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** One word for a state next to a title. The colour only repeats it. */
export function Tag({ tone = 'neutral', className, ...rest }: TagProps) {
  return <span {...rest} data-tone={tone} className={classNames(styles.tag, className)} />;
}
