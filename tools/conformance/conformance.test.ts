import { beforeAll, describe, expect, it } from 'vitest';
import bound from './bound.json' with { type: 'json' };
import { readImplementation, type Implementation } from './implementation.ts';
import { report } from './report.ts';
import { keyOf, requirements } from './specification.ts';

let built: Implementation['bound'];
let described: Implementation['described'];

beforeAll(async () => {
  process.chdir(new URL('../..', import.meta.url).pathname);
  ({ bound: built, described } = await readImplementation());
});

describe('conformance', () => {
  it('knows every route, call and code of the specification', () => {
    const count = (kind: string) => requirements.filter((requirement) => requirement.kind === kind).length;
    expect({ routes: count('route'), calls: count('call'), codes: count('code') }).toEqual({
      routes: 72,
      calls: 156,
      codes: 16 + 77,
    });
    expect(new Set(requirements.map(keyOf)).size).toBe(requirements.length);
  });

  it('describes every call in the contract', () => {
    const calls = requirements.filter(({ kind }) => kind === 'call').map(keyOf);
    expect(calls.filter((key) => !described.has(key))).toEqual([]);
  });

  it('has everything that it had before', () => {
    expect(bound.filter((key) => !built.has(key))).toEqual([]);
  });

  it('records everything that is bound', () => {
    const recorded = new Set<string>(bound);
    expect(requirements.map(keyOf).filter((key) => built.has(key) && !recorded.has(key))).toEqual([]);
  });

  it('reports what is missing by area', () => {
    const [first] = requirements;
    expect(report([first!], new Set())).toContain(`missing: ${first!.id}`);
    expect(report([first!], new Set([keyOf(first!)]))).toContain('1 of 1 bound');
  });
});
