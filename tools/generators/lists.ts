import { readFileSync } from 'node:fs';
import type { GeneratedFile } from './Generator.ts';

/** A list in a file, and the line that it is to get. */
export interface Listing {
  /** Finds the lines of the list; its first group is what they are sorted by. */
  readonly among: RegExp;
  readonly line: string;
}

/**
 * A text with one more line in a sorted list.
 *
 * @throws if the text has no such list
 */
export function withLine(text: string, { among, line }: Listing): string {
  const lines = text.split('\n');
  const keyOf = (candidate: string): string | undefined => among.exec(candidate)?.[1];
  const key = keyOf(line);
  if (key === undefined) throw new Error(`The line "${line}" does not fit its list ${String(among)}.`);
  const last = lines.findLastIndex((candidate) => keyOf(candidate) !== undefined);
  if (last < 0) throw new Error(`No line matches ${String(among)}. Add "${line}" by hand and correct the generator.`);
  const next = lines.findIndex((candidate) => (keyOf(candidate) ?? '') > key);
  return lines.toSpliced(next < 0 ? last + 1 : next, 0, line).join('\n');
}

/** A file with one more line in each of its lists. */
export const listedIn = (path: string, ...listings: readonly Listing[]): GeneratedFile => ({
  path,
  text: listings.reduce(withLine, readFileSync(path, 'utf8')),
});
