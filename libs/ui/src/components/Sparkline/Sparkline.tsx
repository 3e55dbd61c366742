import type { Ref, SVGAttributes } from 'react';
import { useWords } from '../../hooks/useWords.ts';
import { classNames } from '../../internal/classNames.ts';
import { monotonePath } from '../../internal/monotonePath.ts';
import strokes from '../Icon/Icon.module.css';
import styles from './Sparkline.module.css';

/** Props of a sparkline. Other attributes go to its `svg`. */
export interface SparklineProps extends Omit<SVGAttributes<SVGSVGElement>, 'values'> {
  /**
   * Prices in time order. Plain numbers are enough, because only their shape is drawn. Values that are not finite are
   * dropped.
   */
  values: readonly number[];
  /** Set it when the figures are not visible next to it. */
  labelled?: boolean | undefined;
  /** Width in px. */
  width?: number | undefined;
  /** Height in px. */
  height?: number | undefined;
  /** Ref of its element. */
  ref?: Ref<SVGSVGElement> | undefined;
}

/** Room for half the stroke and its round cap. */
const PAD = 2;

/**
 * The share of the price that fills the height. Smaller moves use less of it, so that a price that hardly moves is a flat
 * line, and not the noise of its last digits.
 */
const FULL_HEIGHT = 0.01;

/** A change that is 0.00 % in words has no direction. */
const NO_CHANGE = 0.00005;

/** The shape of a price over time, in the colour of its gain or loss. */
export function Sparkline({
  values: given,
  labelled = false,
  width = 64,
  height = 26,
  className,
  ...rest
}: SparklineProps) {
  const messages = useWords();
  const values = thin(given.filter(Number.isFinite), width);
  const low = values.reduce((a, b) => Math.min(a, b), Infinity);
  const high = values.reduce((a, b) => Math.max(a, b), -Infinity);
  const size = Math.max(Math.abs(low), Math.abs(high));
  const span = Math.max(high - low, size * FULL_HEIGHT);
  const top = (value: number) =>
    span ? height / 2 - ((value - (low + high) / 2) / span) * (height - 2 * PAD) : height / 2;
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  const points = values.map((value, i) => [i * step, top(value)] as const);
  const change = (values.at(-1) ?? 0) - (values[0] ?? 0);
  const direction = Math.abs(change) <= Math.abs(values[0] ?? 0) * NO_CHANGE ? 'flat' : change > 0 ? 'up' : 'down';
  const words = values.length ? messages.sparkline(direction) : messages.chartEmpty;
  const meaning = labelled ? { role: 'img', 'aria-label': words } : { 'aria-hidden': true };
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      strokeWidth="1.5"
      {...meaning}
      {...rest}
      data-state={direction}
      className={classNames(strokes.icon, styles.sparkline, className)}
    >
      <path d={points.length === 1 ? `M0 ${height / 2}H${width}` : monotonePath(points)} />
    </svg>
  );
}

/** Reduces more values than the width can show to the lowest and the highest of each stretch, in order. */
function thin(values: readonly number[], most: number): readonly number[] {
  if (values.length <= most) return values;
  const stretches = Math.max(1, Math.floor(most / 2));
  const kept = Array.from({ length: stretches }, (_, i) => {
    const from = Math.floor((i * values.length) / stretches);
    const part = values.slice(from, Math.floor(((i + 1) * values.length) / stretches));
    const low = part.indexOf(Math.min(...part));
    const high = part.indexOf(Math.max(...part));
    return [part[Math.min(low, high)] as number, part[Math.max(low, high)] as number];
  }).flat();
  // The first and last value set the direction and the colour.
  return [values[0] as number, ...kept.slice(1, -1), values.at(-1) as number];
}
