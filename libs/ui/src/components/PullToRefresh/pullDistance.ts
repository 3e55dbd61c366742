/**
 * How far the content follows a finger, in px: freely at first, then less and less, and never twice the threshold.
 *
 * @param travel how far down the finger moved, in px
 * @param threshold the distance that arms, in px
 */
export function pullDistance(travel: number, threshold: number): number {
  const limit = threshold * 2;
  return travel <= 0 ? 0 : limit * (1 - Math.exp(-travel / limit));
}
