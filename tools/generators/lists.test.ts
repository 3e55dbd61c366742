import { describe, expect, it } from 'vitest';
import { withLine } from './lists.ts';

const among = /^export \* from '(.+)';$/;
const lineOf = (name: string): string => `export * from '${name}';`;
const text = ['// Head.', lineOf('b'), lineOf('d'), '// Tail.'].join('\n');

describe('a line in a sorted list', () => {
  it.each([
    ['first', 'a', 1],
    ['between', 'c', 2],
    ['last', 'e', 3],
  ])('goes %s', (_, name, index) => {
    expect(withLine(text, { among, line: lineOf(name) }).split('\n')[index]).toBe(lineOf(name));
  });

  it('is refused where there is no list', () => {
    expect(() => withLine('', { among, line: lineOf('a') })).toThrow('by hand');
    expect(() => withLine(text, { among, line: 'else' })).toThrow('does not fit');
  });
});
