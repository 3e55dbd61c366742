import { useId } from 'react';
import { useFrame } from '../../../world/frame.ts';
import { TRAIL, trailPath } from '../model/trailPath.ts';
import styles from './Trail.module.css';

/** The value over the last 24 hours as a line that fades in. Decoration beside the figures. */
export function Trail({ values }: { values: readonly string[] }) {
  const id = useId();
  const line = trailPath(values.map(Number));
  const { width, height } = TRAIL;
  const isWide = useFrame() !== 'phone';
  if (line === '') return null;
  return (
    <svg className={styles.trail} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
      <defs>
        <linearGradient id={`${id}-area`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--ui-primary)" stopOpacity={0.16} />
          <stop offset="1" stopColor="var(--ui-primary)" stopOpacity={0} />
        </linearGradient>
        <linearGradient id={`${id}-line`} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2={width} y2="0">
          <stop stopColor="var(--ui-primary-text)" stopOpacity={0} />
          <stop offset="0.75" stopColor="var(--ui-primary-text)" stopOpacity={0.35} />
          <stop offset="1" stopColor="var(--ui-primary-text)" stopOpacity={0.6} />
        </linearGradient>
      </defs>
      <path d={`${line}V${height}H0Z`} fill={`url(#${id}-area)`} />
      <path
        d={line}
        fill="none"
        stroke={`url(#${id}-line)`}
        strokeWidth={1.5}
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
      {isWide && (
        // A line without a length, because its round ends stay round however the box is stretched.
        <path
          d={`M${line.slice(line.lastIndexOf('L') + 1)}h0`}
          stroke="var(--ui-primary-text)"
          strokeWidth={8}
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  );
}
