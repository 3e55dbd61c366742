import { fileOf, type Shot } from './Shot.ts';

/** The result of comparing a shot with the run before, the most interesting first. */
export const OUTCOMES = ['changed', 'new', 'gone', 'failed', 'same'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A shot with its result; `pixels` is how many differ. */
export interface Comparison extends Shot {
  outcome: Outcome;
  pixels: number;
}

/** The data of a run, which is saved beside its pictures. */
export interface Run {
  /** Whether it has all stories. We compare only with such a run. */
  complete: boolean;
  shots: readonly Shot[];
  /** Files of shots whose story did not render, with the error. */
  failures: Readonly<Record<string, string>>;
}

/**
 * Pairs the shots of two runs, the changed ones first. `differ` returns how many pixels differ in a file that both
 * have. A run of some stories has no gone shots.
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
