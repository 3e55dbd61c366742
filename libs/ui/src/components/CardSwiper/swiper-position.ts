/** The slide whose start is nearest to the scroll position. In right-to-left text `scrollLeft` is negative. */
export function nearestSlide(scrollLeft: number, step: number, count: number): number {
  if (step <= 0 || count <= 0) return 0;
  return Math.min(count - 1, Math.max(0, Math.round(Math.abs(scrollLeft) / step)));
}

/** The slide `by` steps ahead. In a loop it continues at the other end; otherwise undefined past the end. */
export function slideBeside(index: number, by: 1 | -1, count: number, loop: boolean): number | undefined {
  const next = index + by;
  if (next >= 0 && next < count) return next;
  return loop && count > 1 ? (next + count) % count : undefined;
}
