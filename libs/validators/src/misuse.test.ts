/** Code without types gets words: what was wrong, why that matters and how to fix it. Never an error of the engine. */
import { describe, expect, it } from 'vitest';
import * as passwords from './common-passwords/index.ts';
import * as everything from './index.ts';

/** They make results, and take any value. */
const MAKERS = new Set(['accept', 'refuse']);
const exported: Readonly<Record<string, unknown>> = { ...everything, ...passwords };
const functions = Object.keys(exported).filter((name) => typeof exported[name] === 'function' && !MAKERS.has(name));

const WRONG = [undefined, null, 5, {}];

function answerOf(call: () => unknown): string {
  try {
    const answer = call() as { ok?: boolean; issue?: { code: string } } | undefined;
    return answer?.ok === false && answer.issue?.code ? 'an issue' : `accepted: ${JSON.stringify(answer)}`;
  } catch (error) {
    return error instanceof TypeError || error instanceof RangeError ? error.message : String(error);
  }
}

describe.each(functions)('%s', (name) => {
  const fn = exported[name] as (...args: unknown[]) => unknown;

  it.each(WRONG)('says what is wrong with %s', (wrong) => {
    for (const count of [1, 2, 3]) {
      const answer = answerOf(() => fn(...Array.from({ length: count }, () => wrong)));
      expect(answer).toMatch(/^an issue$|must be .* Pass /);
    }
  });
});
