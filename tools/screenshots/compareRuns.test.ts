import { expect, test } from 'vitest';
import { compareRuns, type Run } from './compareRuns.ts';
import { fileOf, type Shot } from './Shot.ts';

const shot = (story: string): Shot => ({ story, title: story, name: story, theme: 'dark', locale: 'en' });
const run = (stories: readonly string[], more: Partial<Run> = {}): Run => ({
  complete: true,
  shots: stories.map(shot),
  failures: {},
  ...more,
});
const fates = (before: Run | undefined, now: Run, differ: (file: string) => number = () => 0) =>
  compareRuns(before, now, differ).map(({ story, outcome }) => `${story} ${outcome}`);

test('changed shots come first, then new, gone and equal ones', () => {
  const differ = (file: string) => (file.startsWith('b') ? 12 : 0);
  expect(fates(run(['a', 'b', 'c']), run(['a', 'b', 'd']), differ)).toEqual(['b changed', 'd new', 'c gone', 'a same']);
});

test('in a first run everything is new', () => {
  expect(fates(undefined, run(['a', 'b']), () => expect.unreachable('nothing to compare with'))).toEqual([
    'a new',
    'b new',
  ]);
});

test('a run of some stories reports no others as gone', () => {
  expect(fates(run(['a', 'b']), run(['b'], { complete: false }))).toEqual(['b same']);
});

test('a failed story is neither compared nor gone, and is new in the next run', () => {
  const failures = { [fileOf(shot('a'))]: 'no provider' };
  expect(fates(run(['a']), run(['a'], { failures }), () => expect.unreachable('it has no picture'))).toEqual([
    'a failed',
  ]);
  expect(fates(run(['a'], { failures }), run(['a']))).toEqual(['a new']);
  expect(fates(run(['a'], { failures }), run([]))).toEqual([]);
});
