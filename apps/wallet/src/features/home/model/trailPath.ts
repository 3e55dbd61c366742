/** Size of the trail's box in px. */
export const TRAIL = { width: 236, height: 72 } as const;

/** Space above the highest and below the lowest value. */
const TOP = 4;
const BOTTOM = 22;

/** The share of the value that fills the height. Smaller moves use less of it, so that noise is a flat line. */
const FULL_HEIGHT = 0.01;

const short = (value: number) => String(Math.round(value * 10) / 10);

/**
 * A value over time as an SVG path across {@link TRAIL}, with rounded corners. Only the shape is drawn, so plain
 * numbers are enough. A level line if nothing changed; empty for fewer than two values, and for nothing at all.
 */
export function trailPath(values: readonly number[]): string {
  const low = Math.min(...values);
  const high = Math.max(...values);
  if (values.length < 2 || high === 0) return '';
  const span = Math.max(high - low, high * FULL_HEIGHT);
  const middle = (high + low) / 2;
  const free = TRAIL.height - TOP - BOTTOM;
  const points = values.map((value, i) => ({
    x: (i * TRAIL.width) / (values.length - 1),
    y: TOP + free * (0.5 - (value - middle) / span),
  }));
  let path = '';
  for (const [i, { x, y }] of points.entries()) {
    const next = points[i + 1];
    if (i === 0) path = `M${short(x)} ${short(y)}`;
    else if (!next) path += `L${short(x)} ${short(y)}`;
    else path += `Q${short(x)} ${short(y)} ${short((x + next.x) / 2)} ${short((y + next.y) / 2)}`;
  }
  return path;
}
