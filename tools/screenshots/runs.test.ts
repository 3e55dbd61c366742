import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { latestComplete, listRuns, nameRun, pruneRuns, readRun, writeRun } from './runs.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'runs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const day = (date: number) => `2026-03-0${date}T09-30-00`;
const write = (date: number, complete = true) =>
  writeRun(join(folder, day(date)), { complete, shots: [], failures: {} });

test('the name of a run is its time, in characters that every file system accepts', () => {
  expect(nameRun(new Date(Date.UTC(2026, 2, 1, 9, 30, 0, 250)))).toBe(day(1));
});

test('finished runs are read back, other folders and unfinished runs are not', () => {
  write(2);
  write(1);
  mkdirSync(join(folder, day(3)));
  mkdirSync(join(folder, 'review'));
  expect(listRuns(folder)).toEqual([day(1), day(2)]);
  expect(readRun(join(folder, day(1)))).toEqual({ complete: true, shots: [], failures: {} });
  expect(listRuns(join(folder, 'nowhere'))).toEqual([]);
});

test('the latest run of all stories is the one to compare with', () => {
  expect(latestComplete(folder)).toBeUndefined();
  write(1);
  write(2);
  write(3, false);
  expect(latestComplete(folder)).toBe(day(2));
});

test('old, partial and broken runs are removed, the latest complete ones and the named stay', () => {
  for (const date of [1, 2, 3]) write(date);
  write(4, false);
  write(5, false);
  mkdirSync(join(folder, day(6)));
  mkdirSync(join(folder, 'review'));
  pruneRuns(folder, 2, [day(5)]);
  expect(readdirSync(folder).sort()).toEqual([day(2), day(3), day(5), 'review']);
});
