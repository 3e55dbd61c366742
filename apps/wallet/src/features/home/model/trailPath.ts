/** Size of the trail's box in px. */
export const TRAIL = { width: 236, height: 72 } as const;

/** Space above the highest and below the lowest value. */
const TOP = 4;
const BOTTOM = 22;

const short = (value: number) => String(Math.round(value * 10) / 10);

/**
 * A value over time as an SVG path across {@link TRAIL}, with rounded corners. Only the shape is drawn, so plain
 * numbers are enough. Empty if nothing changed.
 */
export function trailPath(values: readonly number[]): string {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  if (!(span > 0)) return '';
  const free = TRAIL.height - TOP - BOTTOM;
  const points = values.map((value, i) => ({
    x: (i * TRAIL.width) / (values.length - 1),
    y: TOP + free * (1 - (value - low) / span),
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
