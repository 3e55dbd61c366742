/** The ring's box, in px at 100 % text size. */
export const RING = { size: 112, radius: 49, gap: 2 };

/** Minimum length, so that the smallest part looks like a part and not like a gap. */
const LEAST_LENGTH = 2;

/**
 * One SVG arc for each share, clockwise from the top, with even gaps. Slices too short to see are drawn 2 px long; the
 * others shrink in proportion. A single share is a closed ring.
 *
 * @param shares each above zero, together about 1
 */
export function ringPaths(shares: readonly number[]): readonly string[] {
  const { radius, gap } = RING;
  if (shares.length === 1) return [`${arc(0, Math.PI)}${arc(Math.PI, 2 * Math.PI)}`];
  const lengths = fit(shares, 2 * Math.PI * radius - gap * shares.length);
  let at = gap / 2;
  return lengths.map((length) => {
    const path = arc(at / radius, (at + length) / radius);
    at += length + gap;
    return path;
  });
}

function fit(shares: readonly number[], whole: number): readonly number[] {
  const small = new Set<number>();
  for (;;) {
    const large = shares.reduce((sum, share, i) => (small.has(i) ? sum : sum + share), 0);
    const unit = (whole - small.size * LEAST_LENGTH) / large;
    const before = small.size;
    shares.forEach((share, i) => share * unit < LEAST_LENGTH && small.add(i));
    if (small.size === before) return shares.map((share, i) => (small.has(i) ? LEAST_LENGTH : share * unit));
  }
}

function arc(from: number, to: number): string {
  const { size, radius } = RING;
  const short = (place: number) => Math.round(place * 100) / 100;
  const point = (angle: number) =>
    `${short(size / 2 + radius * Math.sin(angle))} ${short(size / 2 - radius * Math.cos(angle))}`;
  return `M${point(from)}A${radius} ${radius} 0 ${to - from > Math.PI ? 1 : 0} 1 ${point(to)}`;
}
