/** How far ahead the movement is projected, in ms: a short flick closes like a long slow pull. */
const AHEAD_MS = 200;

/** A released sheet. Lengths are in px in the closing direction. */
export interface Release {
  /** Its position, from fully open. */
  readonly at: number;
  /** Speed in px per ms, positive in the closing direction. */
  readonly velocity: number;
  /** Its whole length, which is the closed position. */
  readonly size: number;
  /** Its possible rests, from fully open. */
  readonly rests: readonly number[];
}

/** Where a released sheet stops, or `closed`. */
export function settleSheet({ at, velocity, size, rests }: Release): number | 'closed' {
  const aim = at + velocity * AHEAD_MS;
  const distance = (place: number) => Math.abs(place - aim);
  const nearest = [...rests, size].reduce((best, place) => (distance(place) < distance(best) ? place : best));
  return nearest === size ? 'closed' : nearest;
}

/**
 * The rests of a sheet, from fully open, for its snap points.
 * @param points fractions of the screen's height up to 1, else px; the first is where it opens
 */
export function restsOf(points: readonly number[] | undefined, size: number, screen: number): readonly number[] {
  if (!points?.length) return [0];
  return points.map((point) => Math.max(0, Math.round(size - (point <= 1 ? point * screen : point))));
}

/** The rest after one step: the next taller one, or from the tallest the lowest. */
export function nextRest(rests: readonly number[], at: number): number {
  const taller = rests.filter((rest) => rest < at);
  return Math.max(...(taller.length > 0 ? taller : rests));
}
