import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../../internal/classNames.ts';
import styles from './Skeleton.module.css';

/** Props of one placeholder. Other attributes go to its `span`. */
export interface SkeletonProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Any CSS width. Default: the width of its container. */
  width?: number | string | undefined;
  /** Height in px: 12 and 15 match lines of text, 36 matches a balance. */
  height?: number | undefined;
  /** A circle instead of a bar. */
  circle?: boolean | undefined;
  /** Ref of its element. */
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** A bar or disc with the size of the loading content. Put it in a `SkeletonRegion`. */
export function Skeleton({ width, height = 12, circle = false, className, style, ...rest }: SkeletonProps) {
  return (
    <span
      aria-hidden
      {...rest}
      className={classNames(styles.skeleton, circle && styles.circle, className)}
      style={{ ...style, width: circle ? height : width, height }}
    />
  );
}
