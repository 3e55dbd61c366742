import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extendTrack, startTrack, TRACK_LIMIT } from './drag-track.ts';

describe('a drag track', () => {
  it('starts at rest and keeps whole numbers', () => {
    const track = extendTrack(startTrack(1000.4), 1016.6, 3.6, -1.2);
    expect(track.samples).toEqual([
      [0, 0, 0],
      [16, 4, -1],
    ]);
  });

  it('of two movements in one millisecond the later one counts', () => {
    let track = extendTrack(startTrack(0), 10, 5, 0);
    track = extendTrack(track, 10.3, 9, 1);
    expect(track.samples).toEqual([
      [0, 0, 0],
      [10, 9, 1],
    ]);
  });

  it('never replaces the first sample at rest', () => {
    expect(extendTrack(startTrack(0), 0, 40, 0).samples).toEqual([
      [0, 0, 0],
      [1, 40, 0],
    ]);
  });

  it('keeps increasing times, the limit, and the first and last position for any movement', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.double({ min: 0, max: 40, noNaN: true }), fc.double({ min: 0, max: 268, noNaN: true })), {
          maxLength: 900,
        }),
        (moves) => {
          let now = 500;
          let track = startTrack(now);
          for (const [wait, x] of moves) track = extendTrack(track, (now += wait), x, 0);
          const { samples } = track;
          expect(samples.length).toBeLessThanOrEqual(TRACK_LIMIT);
          expect(samples[0]).toEqual([0, 0, 0]);
          for (let i = 1; i < samples.length; i++) expect(samples[i]![0]).toBeGreaterThan(samples[i - 1]![0]);
          expect(samples.at(-1)![1]).toBe(Math.round(moves.at(-1)?.[1] ?? 0));
        },
      ),
    );
  });
});
