import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as glyphs from '../../glyphs/index.ts';
import styles from './ErrorLine.module.css';

interface ErrorLineProps {
  id?: string | undefined;
  children: ReactNode;
}

/** The error of the control above it. */
export function ErrorLine({ id, children }: ErrorLineProps) {
  return (
    <span id={id} className={styles.error}>
      <Icon glyph={glyphs.error} size={16} />
      <span>{children}</span>
    </span>
  );
}
