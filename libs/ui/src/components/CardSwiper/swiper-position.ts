/** The slide whose start is nearest to where the scroller stands. In right-to-left text `scrollLeft` is negative. */
export function nearestSlide(scrollLeft: number, step: number, count: number): number {
  if (step <= 0 || count <= 0) return 0;
  return Math.min(count - 1, Math.max(0, Math.round(Math.abs(scrollLeft) / step)));
}

/** The slide `by` steps on, or the one at the other end in a loop; undefined where there is none. */
export function slideBeside(index: number, by: 1 | -1, count: number, loop: boolean): number | undefined {
  const next = index + by;
  if (next >= 0 && next < count) return next;
  return loop && count > 1 ? (next + count) % count : undefined;
}
