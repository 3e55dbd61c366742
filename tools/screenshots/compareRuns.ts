import { fileOf, type Shot } from './Shot.ts';

/** What became of a shot since the run before, the most interesting first. */
export const OUTCOMES = ['changed', 'new', 'gone', 'failed', 'same'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A shot with its fate; `pixels` is how many differ. */
export interface Comparison extends Shot {
  outcome: Outcome;
  pixels: number;
}

/** What a run leaves behind beside its pictures. */
export interface Run {
  /** All stories, not those of a pattern: only such a run is compared with. */
  complete: boolean;
  shots: readonly Shot[];
  /** Files of shots whose story did not render, with the error. */
  failures: Readonly<Record<string, string>>;
}

/**
 * Pairs the shots of two runs, the changed ones first. `differ` is asked for each file that both have, and says how many
 * pixels differ. Nothing is gone when only some stories were shot.
 */
export function compareRuns(before: Run | undefined, now: Run, differ: (file: string) => number): Comparison[] {
  const pictured = (run: Run | undefined, file: string) => run?.failures[file] === undefined;
  const old = new Set(before?.shots.map(fileOf).filter((file) => pictured(before, file)));
  const present = new Set(now.shots.map(fileOf));
  const compared = now.shots.map((shot): Comparison => {
    const file = fileOf(shot);
    if (!pictured(now, file)) return { ...shot, outcome: 'failed', pixels: 0 };
    if (!old.has(file)) return { ...shot, outcome: 'new', pixels: 0 };
    const pixels = differ(file);
    return { ...shot, outcome: pixels ? 'changed' : 'same', pixels };
  });
  const gone = now.complete
    ? (before?.shots ?? []).filter((shot) => !present.has(fileOf(shot)) && old.has(fileOf(shot)))
    : [];
  return [...compared, ...gone.map((shot): Comparison => ({ ...shot, outcome: 'gone', pixels: 0 }))].sort(
    (a, b) => OUTCOMES.indexOf(a.outcome) - OUTCOMES.indexOf(b.outcome) || fileOf(a).localeCompare(fileOf(b)),
  );
}
