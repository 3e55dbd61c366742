export type Point = readonly [x: number, y: number];

const short = (value: number) => String(Math.round(value * 10) / 10);

/**
 * A smooth line through the points that never overshoots, as an SVG path: monotone cubic interpolation (Fritsch and
 * Carlson, 1980) with the tangents of Steffen (1990).
 */
export function monotonePath(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  const slopes = points.slice(1).map(([x, y], i) => {
    const [x0, y0] = points[i] as Point;
    return (y - y0) / (x - x0);
  });
  const tangents = points.map((_, i) => {
    const before = slopes[i - 1];
    const after = slopes[i];
    if (before === undefined || after === undefined) return before ?? after ?? 0;
    if (before * after <= 0) return 0;
    return Math.sign(before) * Math.min(Math.abs(before), Math.abs(after), Math.abs(before + after) / 4) * 2;
  });
  let path = `M${short(first[0])} ${short(first[1])}`;
  for (let i = 1; i < points.length; i += 1) {
    const [x0, y0] = points[i - 1] as Point;
    const [x, y] = points[i] as Point;
    const third = (x - x0) / 3;
    const leave = y0 + (tangents[i - 1] ?? 0) * third;
    const arrive = y - (tangents[i] ?? 0) * third;
    path += `C${short(x0 + third)} ${short(leave)} ${short(x - third)} ${short(arrive)} ${short(x)} ${short(y)}`;
  }
  return path;
}
