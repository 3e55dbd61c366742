/** One sample: whole milliseconds since the first, then the piece's place in whole image pixels. */
export type TrackSample = [dt: number, x: number, y: number];

/** More samples than a server takes. */
export const TRACK_LIMIT = 256;

/** The way a piece was moved, from the first touch to the answer. */
export interface DragTrack {
  readonly startedAt: number;
  readonly samples: readonly TrackSample[];
}

/** A track that opens with a resting piece; `now` is any monotonic clock in ms. */
export function startTrack(now: number): DragTrack {
  return { startedAt: now, samples: [[0, 0, 0]] };
}

/**
 * Adds a sample. Times rise strictly: of two movements in the same millisecond the later one counts. A full track
 * drops every other sample between its ends, so that a slow hand is recorded wholly, only coarser.
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
