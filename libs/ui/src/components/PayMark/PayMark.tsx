import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../../internal/classNames.ts';
import coin from '../CoinIcon/CoinIcon.module.css';
import strokes from '../Icon/Icon.module.css';
import { payWays, type PayWay } from './payWays.ts';

export type { PayWay } from './payWays.ts';

/** Props of the mark of a way to pay. Other attributes go to its `span`. */
export interface PayMarkProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** The way to pay. */
  way: PayWay;
  /** Side in px. */
  size?: 20 | 24 | 36 | 48 | undefined;
  /** Set it when the name is not visible next to the mark. */
  label?: string | undefined;
  /** Ref of its element. */
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** A way to pay on a rounded square of its hue, drawn by us: no logo. Coins and banks are discs. */
export function PayMark({ way, size = 36, label, className, style, ...rest }: PayMarkProps) {
  const look = payWays[way];
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span
      {...meaning}
      {...rest}
      data-size={size}
      data-hue={look.hue}
      className={classNames(coin.coin, className)}
      style={{ width: size, height: size, borderRadius: '28%', ...style }}
    >
      <svg viewBox="-234 -234 468 468" width={size} height={size} strokeWidth={24} className={strokes.icon}>
        <path d={look.path} {...('isLine' in look ? {} : { fill: 'currentcolor', stroke: 'none' })} />
      </svg>
    </span>
  );
}
