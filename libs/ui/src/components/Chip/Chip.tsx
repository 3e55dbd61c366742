import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../internal/classNames.ts';
import hit from '../../internal/HitArea.module.css';
import { Icon } from '../Icon/Icon.tsx';
import type { Glyph } from '../../glyphs/Glyph.ts';
import styles from './Chip.module.css';

/** Props of a chip. Other attributes go to the native button. */
export interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Whether a filter is on. Leave it out for a chip that opens something. */
  selected?: boolean | undefined;
  /** A picture before the text, such as a small `<CoinIcon />`. */
  leading?: ReactNode;
  /** A glyph after the label, such as a chevron for a picker. */
  endIcon?: Glyph | undefined;
  /** The label. */
  children: ReactNode;
  /** Ref of its element. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A small outlined choice: a filter, or a button that opens a picker. */
export function Chip({ selected, leading, endIcon, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      {...rest}
      data-state={selected ? 'on' : 'off'}
      data-leading={leading === undefined ? undefined : ''}
      className={classNames(hit.area, styles.chip, className)}
    >
      {leading}
      {children}
      {endIcon && <Icon glyph={endIcon} size={16} className={styles.end} />}
    </button>
  );
}
