import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GeneratedFile } from './Generator.ts';
import { generators } from './generators.ts';
import { typecheckWith } from './typecheckWith.ts';

process.chdir(new URL('../..', import.meta.url).pathname);

/** What a person passes to each generator. */
const CALLS: readonly (readonly [kind: string, name: string, ...rest: string[]])[] = [
  ['component', 'StatusDot'],
  ['endpoint', 'user', 'sampleCall', '/exchangeUser/sampleCall'],
  ['screen', 'samples', 'Sample', '/sample'],
  ['screen', 'vouchers', 'Sample', '/sample'],
  ['store', 'sample'],
  ['table', 'sample_note'],
  ['validator', 'postal-code'],
];

const projectOf = ({ path }: GeneratedFile) => path.split('/').slice(0, 2).join('/');

it('calls every generator', () => {
  expect([...new Set(CALLS.map(([kind]) => kind))]).toEqual(generators.map(({ kind }) => kind).sort());
});

describe.each(CALLS)('%s %s', (kind, name, ...rest) => {
  const {
    files,
    updates = [],
    edits,
  } = generators.find((generator) => generator.kind === kind)!.generate(name, ...rest);

  it('writes only new files', () => {
    expect(files.map(({ path }) => path).filter((path) => existsSync(path))).toEqual([]);
  });

  it('updates only lists that exist', () => {
    expect(updates.map(({ path }) => path).filter((path) => !existsSync(path))).toEqual([]);
  });

  it('leaves at most two edits', () => {
    expect(edits.length).toBeLessThanOrEqual(2);
  });

  it('writes code that type-checks in its place', () => {
    const written = [...files, ...updates].filter(({ path }) => /\.tsx?$/.test(path));
    const projects = new Set(written.map(projectOf));
    const faults = [...projects].flatMap((project) =>
      typecheckWith(written, { project, report: (file) => projectOf(file) === project }),
    );
    expect(faults).toEqual([]);
  });
});
