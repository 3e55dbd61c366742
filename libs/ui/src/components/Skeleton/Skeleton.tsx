import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../../internal/classNames.ts';
import styles from './Skeleton.module.css';

/** Props of one placeholder; other attributes go to its `span`. */
export interface SkeletonProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Any CSS width; the width of its container when left out. */
  width?: number | string | undefined;
  /** px: 12 and 15 stand for lines of text, 36 for a balance. */
  height?: number | undefined;
  circle?: boolean | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** A bar or disc of the size of what is still loading. Put it in a `SkeletonRegion`. */
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
