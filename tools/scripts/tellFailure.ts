import { stripVTControlCharacters } from 'node:util';

const SIGNS = /^\s*(?:FAIL|✘|×|✗)|\berror TS\d|\bError: /;
const MOST_SIGNS = 30;
const TAIL = 50;

/** Finds what a reader of a long log needs first: the lines that name a failure, then the last lines. */
export function tellFailure(lines: readonly string[]): string[] {
  const plain = lines.map((line) => stripVTControlCharacters(line).trimEnd()).filter(Boolean);
  const rest = Math.max(0, plain.length - TAIL);
  const signs = plain.slice(0, rest).filter((line) => SIGNS.test(line));
  return [...new Set(signs)].slice(0, MOST_SIGNS).concat('…', plain.slice(rest));
}
