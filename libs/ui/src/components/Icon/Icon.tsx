import type { Ref, SVGAttributes } from 'react';
import { classNames } from '../../internal/classNames.ts';
import type { Glyph } from '../../glyphs/Glyph.ts';
import styles from './Icon.module.css';

/** Props of an icon. Other attributes go to its `svg`. */
export interface IconProps extends Omit<SVGAttributes<SVGSVGElement>, 'children' | 'fill'> {
  /** The path to draw: one of `@ezwallet/ui/glyphs`, or your own. */
  glyph: Glyph;
  /** Side in px; the stroke stays 1.5 px at every size. */
  size?: 12 | 16 | 20 | 24 | 28 | 32 | 64 | undefined;
  /** Fills the shape with 22 % of its colour, as the active tab does. */
  filled?: boolean | undefined;
  /** Mirrors a directional glyph in right-to-left text. */
  mirrored?: boolean | undefined;
  /** Name of the icon. Without it the icon is decoration next to words. */
  label?: string | undefined;
  /** Ref of its element. */
  ref?: Ref<SVGSVGElement> | undefined;
}

/** A glyph of the icon family in the colour of the text around it. */
export function Icon({ glyph, size = 24, filled, mirrored, label, className, ...rest }: IconProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      strokeWidth={36 / size}
      {...meaning}
      {...rest}
      data-ui-inherit=""
      className={classNames(styles.icon, filled && styles.filled, mirrored && styles.mirrored, className)}
    >
      <path d={glyph} />
    </svg>
  );
}
