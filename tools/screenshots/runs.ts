import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Run } from './compareRuns.ts';

const NOTES = 'run.json';
/** `2026-03-01T09-30-00`: sorts by time and is a folder's name everywhere. */
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d$/;

/** Returns the name of a run that starts now. */
export const nameRun = (now: Date): string => now.toISOString().slice(0, 19).replaceAll(':', '-');

/** Returns the finished runs in a folder, oldest first. */
export function listRuns(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => NAME.test(name) && existsSync(join(folder, name, NOTES)))
    .sort();
}

export const readRun = (folder: string): Run => JSON.parse(readFileSync(join(folder, NOTES), 'utf8')) as Run;

/** Written last. A folder without it is an unfinished run. */
export function writeRun(folder: string, run: Run): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, NOTES), JSON.stringify(run));
}

/** The name of the latest run of all stories. */
export const latestComplete = (folder: string): string | undefined =>
  listRuns(folder).findLast((name) => readRun(join(folder, name)).complete);

/** Removes all but the latest runs. Unfinished runs and runs of some stories go first. `kept` always stay. */
export function pruneRuns(folder: string, keep: number, kept: readonly string[]): void {
  const complete = listRuns(folder).filter((name) => readRun(join(folder, name)).complete);
  const stay = new Set([...complete.slice(-keep), ...kept]);
  for (const name of readdirSync(folder)) {
    if (NAME.test(name) && !stay.has(name)) rmSync(join(folder, name), { recursive: true });
  }
}
