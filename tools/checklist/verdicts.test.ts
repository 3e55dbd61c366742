import { describe, expect, it } from 'vitest';
import { readPlaywright, readVitest } from './runSuite.ts';
import { suitesOf } from './suites.ts';
import { describeVerdict, judge } from './verdicts.ts';

const tag = (number: number) => `[S${number}]`;
const rules = [1, 2, 3, 4, 5].map((number) => ({
  number,
  text: `rule ${number}`,
  ...(number === 5 && { notBuilt: 'there is none' }),
}));
const GATEWAY = 'apps/gateway/test/security/a.test.ts';
const file = (path: string, ...numbers: number[]) => ({ path, rules: numbers, titles: [] });

describe('a rule', () => {
  const verdicts = judge(
    rules,
    [file(GATEWAY, 1, 2, 5), file('libs/ui/src/b.test.ts', 2)],
    [
      { path: GATEWAY, title: `holds it ${tag(1)}${tag(5)}`, passed: true },
      { path: GATEWAY, title: `breaks it ${tag(1)}`, passed: true },
      { path: GATEWAY, title: `half of it ${tag(2)}`, passed: true },
    ],
    { 4: 'everything' },
  );
  const stateOf = (number: number) => verdicts[number - 1]!;

  it('holds when all of its tests pass', () => {
    expect(describeVerdict(stateOf(1))).toBe('✓  1  holds      rule 1 (2 in security/a)');
  });

  it('fails when a test fails, is silent, or is not there', () => {
    const [failed] = judge(rules, [file(GATEWAY, 1)], [{ path: GATEWAY, title: tag(1), passed: false }], {
      1: 'something',
    });
    expect(failed).toMatchObject({ state: 'fails', why: 'a test failed' });
    expect(stateOf(2)).toMatchObject({ state: 'fails', why: 'no test ran in libs/ui/src/b.test.ts' });
    expect(stateOf(3)).toMatchObject({ state: 'fails', why: 'it has no test' });
  });

  it('is not built while it is pending, or as far as the product has no such thing', () => {
    expect(stateOf(4)).toMatchObject({ state: 'not built', why: 'everything' });
    expect(stateOf(5)).toMatchObject({ state: 'not built', why: 'there is none' });
  });
});

it('tests run by package, and flows by the folder of their configuration', () => {
  const paths = [
    GATEWAY,
    'apps/gateway/src/a.test.ts',
    'apps/wallet/e2e/a.e2e.ts',
    'tools/b/a.test.ts',
    'apps/shell-simulator/e2e/a.e2e.ts',
  ];
  expect(suitesOf(paths.map((path) => file(path, 1)))).toEqual([
    { runner: 'vitest', folder: 'apps/gateway', files: paths.slice(0, 2) },
    { runner: 'playwright', folder: 'apps/wallet', files: [paths[2]] },
    { runner: 'vitest', folder: 'tools', files: [paths[3]] },
    { runner: 'playwright', folder: 'apps/shell-simulator', files: [paths[4]] },
  ]);
});

it('a test that did not run has no outcome', () => {
  const results = ['passed', 'failed', 'skipped'].map((status) => ({ fullName: status, status }));
  expect(readVitest({ testResults: [{ name: '/home/a.test.ts', assertionResults: results }] }, '/home')).toEqual([
    { path: 'a.test.ts', title: 'passed', passed: true },
    { path: 'a.test.ts', title: 'failed', passed: false },
  ]);
  const spec = (title: string, status: string) => ({
    title,
    file: 'a.e2e.ts',
    ok: status === 'expected',
    tests: [{ status }],
  });
  const inner = { title: 'inside', file: 'a.e2e.ts', specs: [spec('b', 'unexpected'), spec('c', 'skipped')] };
  const suite = { title: 'a.e2e.ts', file: 'a.e2e.ts', specs: [spec('a', 'expected')], suites: [inner] };
  expect(readPlaywright({ config: { rootDir: '/home/e2e' }, suites: [suite] }, '/home')).toEqual([
    { path: 'e2e/a.e2e.ts', title: 'a', passed: true },
    { path: 'e2e/a.e2e.ts', title: 'inside b', passed: false },
  ]);
});
