import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../../internal/classNames.ts';
import styles from './CoinIcon.module.css';
import { coinHue, lookOf } from './coins.ts';

/** Props of a coin's picture; other attributes go to its `span`. */
export interface CoinIconProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Code such as `USDT`; a coin without a drawing shows its first letter. */
  coin: string;
  size?: 24 | 36 | 48 | undefined;
  /** Set when the coin's name is not written beside it. */
  label?: string | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** Stroke that renders at 1.5 to 1.8 px whatever the drawing is scaled to. */
const STROKE = { 24: 2.2, 36: 1.8, 48: 1.6 } as const;

/** A coin's line drawing on a disc tinted with its hue. */
export function CoinIcon({ coin, size = 36, label, className, ...rest }: CoinIconProps) {
  const look = lookOf(coin);
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span
      {...meaning}
      {...rest}
      data-size={size}
      data-hue={coinHue(coin)}
      className={classNames(styles.coin, className)}
    >
      {look ? (
        <svg viewBox="0 0 20 20" strokeWidth={STROKE[size]}>
          <path d={look.path} />
        </svg>
      ) : (
        <span className={styles.letter}>{[...coin][0]}</span>
      )}
    </span>
  );
}
