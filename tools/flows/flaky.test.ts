import { describe, expect, it } from 'vitest';
import { flakyIn, judgeFlaky, nameFlaky } from './flaky.ts';

describe('the verdict about flaky flows', () => {
  it('says nothing where no flow is flaky', () => {
    expect(judgeFlaky(0)).toEqual({ passed: true });
  });

  it.each([
    [1, '1 flow failed first and passed alone. A flaky test is a bug: find the race.'],
    [2, '2 flows failed first and passed alone. A flaky test is a bug: find the race.'],
  ])('names %i in a green run', (count, verdict) => {
    expect(judgeFlaky(count)).toEqual({ passed: true, verdict });
  });

  it('makes a run with three red', () => {
    expect(judgeFlaky(3)).toEqual({
      passed: false,
      verdict: '3 flows failed first and passed alone. A run may have 2.',
    });
  });
});

describe('the names of flaky flows', () => {
  it('are found in the output of a run, with colours or without', () => {
    const named = nameFlaky('a.e2e.ts:1 › pays', '.tmp/e2e/a').split('\n');
    const lines = [
      '✓ a flow of Flaky flow: no',
      ...named,
      '\u001B[33mFlaky flow: b.e2e.ts:2 › waits\u001B[39m',
      '2 passed',
    ];
    expect(flakyIn(lines)).toEqual(['a.e2e.ts:1 › pays', 'b.e2e.ts:2 › waits']);
  });
});
