import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useSecondsLeft } from '../../hooks/useSecondsLeft.ts';
import { classNames } from '../../internal/classNames.ts';
import styles from './TimeRing.module.css';

/** Props of a ring of time. Other attributes go to its `div`. */
export interface TimeRingProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The end of the time, epoch ms. */
  until: number;
  /** How long the whole ring takes, in ms. */
  span: number;
  /** The clock, for hosts that use server time. Keep it stable between renders. */
  now?: (() => number) | undefined;
  /** Its width in px: 248 around a text with faded rings around it, 36 around an icon. */
  size?: 248 | 36 | undefined;
  /** `warning` once the person has to act. */
  tone?: 'accent' | 'warning' | undefined;
  /** The content of the ring. It says the time in words or figures, because the ring is a picture. */
  children?: ReactNode;
  /** Ref of its element. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** The large ring: its radius, and the faded rings around it, each with its opacity. */
const RADIUS = 124;
const FADED = [
  [145, 0.28],
  [166, 0.2],
  [187, 0.12],
] as const;
const SMALL_RADIUS = 16.5;

/**
 * Time that runs out, as a ring: clockwise from the top, as much of it as is left. It is a picture, so its children say the
 * time too, for example with a `Countdown`.
 */
export function TimeRing({
  until,
  span,
  now,
  size = 248,
  tone = 'accent',
  children,
  className,
  ...rest
}: TimeRingProps) {
  const left = useSecondsLeft(until, now);
  const share = Math.min(1, Math.max(0, (left * 1000) / span));
  const isLarge = size === 248;
  const radius = isLarge ? RADIUS : SMALL_RADIUS;
  const box = isLarge ? 264 : 36;
  const middle = box / 2;
  const angle = (share * 360 - 90) * (Math.PI / 180);
  const ring = { cx: middle, cy: middle, r: radius };
  return (
    <div
      {...rest}
      data-size={size}
      data-tone={tone}
      data-state={left > 0 ? 'running' : 'ended'}
      data-ui-inherit="page"
      className={classNames(styles.ring, className)}
    >
      {/* Server and browser draw it in different seconds. */}
      <svg viewBox={`0 0 ${box} ${box}`} className={styles.picture} aria-hidden suppressHydrationWarning>
        {isLarge &&
          FADED.map(([r, opacity]) => <circle key={r} {...ring} r={r} opacity={opacity} className={styles.faded} />)}
        <circle {...ring} className={styles.track} />
        <circle
          {...ring}
          pathLength={100}
          strokeDasharray={`${share * 100} 100`}
          transform={`rotate(-90 ${middle} ${middle})`}
          // A round end would leave a dot of a time that is over.
          strokeLinecap={share > 0 ? 'round' : 'butt'}
          suppressHydrationWarning
        />
        {isLarge && share > 0 && (
          <circle
            cx={round(middle + radius * Math.cos(angle))}
            cy={round(middle + radius * Math.sin(angle))}
            r={7}
            className={styles.end}
            suppressHydrationWarning
          />
        )}
      </svg>
      {children}
    </div>
  );
}

/** A picture needs no more digits, and the markup stays short. */
const round = (value: number) => Math.round(value * 100) / 100;
