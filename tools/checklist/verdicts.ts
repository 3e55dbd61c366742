import type { Rule } from './rules.ts';
import type { Outcome } from './runSuite.ts';
import { shortName } from './suites.ts';
import { rulesIn, type TaggedFile } from './tags.ts';

/** What the tests say about a rule. */
export interface Verdict {
  readonly rule: Rule;
  readonly state: 'holds' | 'fails' | 'not built';
  readonly outcomes: readonly Outcome[];
  /** What is missing, where the state is not `holds`. */
  readonly why?: string;
}

/**
 * Judges each rule by the tests that name it. A rule fails without a test, and with a tagged file of which no test ran:
 * such a file does not load, or skips what it promises.
 */
export function judge(
  rules: readonly Rule[],
  files: readonly TaggedFile[],
  outcomes: readonly Outcome[],
  pending: Readonly<Record<number, string>>,
): Verdict[] {
  return rules.map((rule) => {
    const own = outcomes.filter(({ title }) => rulesIn(title).includes(rule.number));
    const ran = new Set(own.map(({ path }) => path));
    const silent = files.filter(({ path, rules: named }) => named.includes(rule.number) && !ran.has(path));
    const about = { rule, outcomes: own };
    if (own.some(({ passed }) => !passed)) return { ...about, state: 'fails', why: 'a test failed' };
    if (silent.length)
      return { ...about, state: 'fails', why: `no test ran in ${silent.map(({ path }) => path).join(', ')}` };
    const missing = pending[rule.number];
    if (missing !== undefined) return { ...about, state: 'not built', why: missing };
    if (own.length === 0) return { ...about, state: 'fails', why: 'it has no test' };
    return rule.notBuilt === undefined
      ? { ...about, state: 'holds' }
      : { ...about, state: 'not built', why: rule.notBuilt };
  });
}

const MARKS = { holds: '✓', fails: '✗', 'not built': '–' } as const;

/** One line for a rule: its number, what it asks, its state, and where its tests are. */
export function describeVerdict({ rule, state, outcomes, why }: Verdict): string {
  const where = [...new Set(outcomes.map(({ path }) => shortName(path)))].join(', ');
  const tests = outcomes.length ? `${outcomes.length} in ${where}` : '';
  const facts = [tests, why].filter(Boolean).join('; ');
  return `${MARKS[state]} ${String(rule.number).padStart(2)}  ${state.padEnd(9)}  ${rule.text}${facts && ` (${facts})`}`;
}
