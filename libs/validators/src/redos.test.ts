/** Checks every regular expression of the package. `linear-time.test.ts` measures only what its attacks hit. */
import { readdirSync, readFileSync } from 'node:fs';
import { isSafe } from 'redos-detector';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Maximum number of ways in which one text may match. An expression with unbounded backtracking has no maximum. */
const MAX_SCORE = 10;

function regularExpressions(file: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return found;
}

const source = new URL('.', import.meta.url);
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);
const literals = files.flatMap((file) =>
  regularExpressions(file, readFileSync(new URL(file, source), 'utf8')).map((literal) => [file, literal] as const),
);

const isLinear = (literal: string): boolean => {
  const end = literal.lastIndexOf('/');
  return isSafe(new RegExp(literal.slice(1, end), literal.slice(end + 1)), { maxScore: MAX_SCORE }).safe;
};

describe('regular expressions', () => {
  it('are found, and the check recognises bad ones', () => {
    expect(literals.length).toBeGreaterThan(50);
    expect(isLinear('/^(a+)+$/')).toBe(false);
    expect(isLinear('/\\s+$/')).toBe(false);
  });

  it.each(literals)('%s: %s has bounded backtracking', (_file, literal) => {
    expect(isLinear(literal)).toBe(true);
  });
});
