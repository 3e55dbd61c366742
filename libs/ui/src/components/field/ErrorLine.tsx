import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as glyphs from '../../glyphs/index.ts';
import styles from './ErrorLine.module.css';

/** The error of the control above it. */
export function ErrorLine({ className, children, ...rest }: ComponentPropsWithRef<'span'>) {
  return (
    <span {...rest} className={classNames(styles.error, className)}>
      <Icon glyph={glyphs.error} size={16} />
      <span>{children}</span>
    </span>
  );
}
