import { fromMinor } from '../../internal/decimal.ts';
import { monotonePath, type Point } from '../../internal/monotonePath.ts';
import { downsample } from './downsample.ts';
import type { Sample, Series } from './readSeries.ts';
import { valueTicks } from './valueTicks.ts';

/** The box of the paths; it is stretched to the size of the chart. */
export const BOX = { width: 1000, height: 250 };

/** As many points as the width of a phone can show apart. */
const MOST_POINTS = 200;

/** The hundredth part of a value fills the height. Smaller moves use less of it, so that noise is a flat line. */
const FULL_HEIGHT = 100n;

/** Positions in the box as shares, from left and top. */
export interface Dot extends Sample {
  left: number;
  top: number;
}

/** A horizontal hairline and its label. */
export interface Tick {
  top: number;
  value: string;
  zero: boolean;
}

/** Everything that a series draws. */
export interface Plot {
  dots: readonly Dot[];
  ticks: readonly Tick[];
  line: string;
  area: string;
}

/** Places a series in the box: x is time, y is value. A flat series or a single point is in the middle. */
export function plot({ samples, scale }: Series): Plot {
  const shown = downsample(samples, MOST_POINTS);
  const minors = shown.map(({ minor }) => minor);
  const ticks = minors.length ? valueTicks(...widened(least(minors), most(minors))) : [];
  const bottom = ticks[0] ?? 0n;
  const range = (ticks.at(-1) ?? 0n) - bottom;
  const top = (minor: bigint) => (range ? 1 - ratio(minor - bottom, range) : 0.5);
  const start = shown[0]?.at ?? 0;
  const time = (shown.at(-1)?.at ?? 0) - start;
  const dots = shown.map((sample) => ({
    ...sample,
    left: time ? (sample.at - start) / time : 0.5,
    top: top(sample.minor),
  }));
  const points = dots.map((dot): Point => [dot.left * BOX.width, dot.top * BOX.height]);
  const line = points.length > 1 ? monotonePath(points) : '';
  const values = withoutUselessZeros(ticks.map((tick) => fromMinor(tick, scale)));
  return {
    dots,
    ticks: ticks.map((tick, i) => ({ value: values[i] as string, top: top(tick), zero: tick === 0n })),
    line,
    area: line && `${line}V${BOX.height}H0Z`,
  };
}

/** Both ends, apart by at least the smallest span that fills the height. A series of one value keeps its value. */
function widened(low: bigint, high: bigint): readonly [bigint, bigint] {
  const size = high > -low ? high : -low;
  const missing = size / FULL_HEIGHT - (high - low);
  if (low === high || missing <= 0n) return [low, high];
  return [low - missing / 2n, high + missing / 2n];
}

const least = (values: readonly bigint[]) => values.reduce((a, b) => (b < a ? b : a));
const most = (values: readonly bigint[]) => values.reduce((a, b) => (b > a ? b : a));

/** A screen position may be a float; a millionth of the box is below any pixel. */
const ratio = (part: bigint, whole: bigint) => Number((part * 1_000_000n) / whole) / 1_000_000;

/** Removes the decimal zeros that all labels share. */
function withoutUselessZeros(values: readonly string[]): readonly string[] {
  let shared = values;
  while (shared.length && shared.every((value) => /\..*0$/.test(value))) {
    shared = shared.map((value) => value.slice(0, -1));
  }
  return shared.map((value) => value.replace(/\.$/, ''));
}
