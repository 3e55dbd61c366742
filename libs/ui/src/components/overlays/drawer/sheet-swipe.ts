/** How far ahead a moving finger is looked, in ms: a flick of a short way closes as a slow pull of a long one does. */
const AHEAD_MS = 200;

/** A sheet that was let go; lengths in px along the way out. */
export interface Release {
  /** Where it is, from fully open. */
  readonly at: number;
  /** px per ms, positive on the way out. */
  readonly velocity: number;
  /** Its whole length: there it is closed. */
  readonly size: number;
  /** Where it may rest, from fully open. */
  readonly rests: readonly number[];
}

/** Where a sheet that was let go comes to rest, or `closed`. */
export function settleSheet({ at, velocity, size, rests }: Release): number | 'closed' {
  const aim = at + velocity * AHEAD_MS;
  const distance = (place: number) => Math.abs(place - aim);
  const nearest = [...rests, size].reduce((best, place) => (distance(place) < distance(best) ? place : best));
  return nearest === size ? 'closed' : nearest;
}

/**
 * Where a sheet may rest, from fully open, by its snap points.
 * @param points fractions of the screen's height up to 1, else px; the first is where it opens
 */
export function restsOf(points: readonly number[] | undefined, size: number, screen: number): readonly number[] {
  if (!points?.length) return [0];
  return points.map((point) => Math.max(0, Math.round(size - (point <= 1 ? point * screen : point))));
}

/** Where a sheet goes that is asked for more of it: to the next taller rest, from the tallest to the lowest. */
export function nextRest(rests: readonly number[], at: number): number {
  const taller = rests.filter((rest) => rest < at);
  return Math.max(...(taller.length > 0 ? taller : rests));
}
