import type { ReactNode } from 'react';
import styles from './wealth.module.css';

const SIZE = 112;
const RING = 13;
const GAP = 2.5;
const RADIUS = (SIZE - RING) / 2 - 0.5;
const LENGTH = 2 * Math.PI * RADIUS;

interface DonutProps {
  /** Shares of the whole, clockwise from the top; together 1. */
  parts: readonly { readonly share: number; readonly color: string }[];
  /** In the middle. */
  children: ReactNode;
}

/** Parts of a whole as a ring; the figures stand beside it. */
export function Donut({ parts, children }: DonutProps) {
  const starts = parts.map((_, i) => parts.slice(0, i).reduce((sum, { share }) => sum + share, 0) * LENGTH);
  const gap = parts.length > 1 ? GAP : 0;
  return (
    <div className={styles.donut}>
      <svg width={SIZE} height={SIZE} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden>
        <g transform={`rotate(-90 ${SIZE / 2} ${SIZE / 2})`} fill="none" strokeWidth={RING}>
          {parts.map(({ share, color }, i) => (
            <circle
              key={color + String(i)}
              cx={SIZE / 2}
              cy={SIZE / 2}
              r={RADIUS}
              style={{ stroke: color }}
              // The smallest part stays a hair wide.
              strokeDasharray={`${Math.max(1, share * LENGTH - gap)} ${LENGTH}`}
              strokeDashoffset={-(starts[i] ?? 0) - gap / 2}
            />
          ))}
        </g>
      </svg>
      <div className={styles.middle}>{children}</div>
    </div>
  );
}
