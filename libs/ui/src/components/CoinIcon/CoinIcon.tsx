import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../../internal/classNames.ts';
import strokes from '../Icon/Icon.module.css';
import styles from './CoinIcon.module.css';
import { coinHue, lookOf } from './coins.ts';

/** Props of a coin icon. Other attributes go to its `span`. */
export interface CoinIconProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Code such as `USDT`. A coin without a drawing shows its first letter. */
  coin: string;
  /** Side in px. */
  size?: 24 | 36 | 48 | undefined;
  /** Set it when the coin's name is not visible next to the icon. */
  label?: string | undefined;
  /** Ref of its element. */
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** Size of the drawing, and the stroke that renders at 1.5 to 2 px at that size. */
const DRAWINGS = {
  24: { width: 14, height: 14, strokeWidth: 2.2 },
  36: { width: 20, height: 20, strokeWidth: 1.8 },
  48: { width: 26, height: 26, strokeWidth: 1.6 },
} as const;

/** A coin's line drawing on a disc tinted with its hue. */
export function CoinIcon({ coin, size = 36, label, className, style, ...rest }: CoinIconProps) {
  const look = lookOf(coin);
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span
      {...meaning}
      {...rest}
      data-size={size}
      data-hue={coinHue(coin)}
      className={classNames(styles.coin, className)}
      style={{ width: size, height: size, ...style }}
    >
      {look ? (
        <svg viewBox="0 0 20 20" className={strokes.icon} {...DRAWINGS[size]}>
          <path d={look.path} />
        </svg>
      ) : (
        <span className={styles.letter}>{[...coin][0]}</span>
      )}
    </span>
  );
}
