/** One sample: whole milliseconds since the first, then the piece's position in whole picture pixels. */
export type TrackSample = [dt: number, x: number, y: number];

/** A server accepts fewer samples than this. */
export const TRACK_LIMIT = 256;

/** The movement of a piece, from the first touch to the answer. */
export interface DragTrack {
  readonly startedAt: number;
  readonly samples: readonly TrackSample[];
}

/** A track that starts with a piece at rest; `now` is any monotonic clock in ms. */
export function startTrack(now: number): DragTrack {
  return { startedAt: now, samples: [[0, 0, 0]] };
}

/**
 * Adds a sample. Times strictly increase: of two movements in the same millisecond the later one counts. A full track
 * drops every second sample between its ends, so that it covers a slow movement completely, only more coarsely.
 */
export function extendTrack(track: DragTrack, now: number, x: number, y: number): DragTrack {
  const dt = Math.round(now - track.startedAt);
  const sample: TrackSample = [dt, Math.round(x), Math.round(y)];
  const last = track.samples.at(-1)!;
  if (dt <= last[0]) {
    if (track.samples.length === 1) return extendTrack(track, track.startedAt + 1, x, y);
    return { ...track, samples: [...track.samples.slice(0, -1), [last[0], sample[1], sample[2]]] };
  }
  const samples = [...track.samples, sample];
  if (samples.length <= TRACK_LIMIT) return { ...track, samples };
  return { ...track, samples: samples.filter((_, i) => i % 2 === 0 || i === samples.length - 1) };
}
