import ceilings from './ceilings.json' with { type: 'json' };
import { countLines } from './readTree.ts';
import type { Rule } from './Rule.ts';

/** Data, texts of others, and what a build writes. Databases have taken the first migrations, so nobody may cut them. */
const NOT_CUT = /\.gen\.|\/vectors\/|^libs\/ui\/src\/tokens\/tokens\.css$|^tools\/packaging\/host\/resets\//;
const LANDED = /\/migrations\/(\d{4})_/;
const FIRST_CUT = 312;

const TESTS = /\.(?:test|e2e)\.tsx?$|\/(?:test|testing|e2e|bench)\//;

const CODE = 300;
const TEST = 500;
const SHEET = 120;

const listed: Readonly<Record<string, number>> = ceilings.lines;

/** The most lines that a file may have; undefined for a file that nobody cuts. */
export function limitOf(path: string): number | undefined {
  const [, landed] = LANDED.exec(path) ?? [];
  if (NOT_CUT.test(path) || (landed !== undefined && Number(landed) < FIRST_CUT)) return undefined;
  if (path.endsWith('.css')) return SHEET;
  if (!/\.(?:[cm]?[jt]sx?|sql)$/.test(path)) return undefined;
  return TESTS.test(path) ? TEST : CODE;
}

/** Rejects files that are too long to read. A file that was too long before may not grow. */
export const sizes: Rule = {
  name: 'sizes of files',
  advice: 'Cut the file along a thought: a sheet for each component, a file for each idea.',
  check: (files) =>
    files.flatMap(({ path, text }) => {
      const limit = limitOf(path);
      if (limit === undefined) return [];
      const lines = countLines(text);
      const ceiling = listed[path];
      if (ceiling !== undefined && lines <= limit)
        return [{ path, text: `has ${lines} lines now. Remove it from tools/lint/ceilings.json.` }];
      const most = Math.max(limit, ceiling ?? 0);
      return lines > most ? [{ path, text: `has ${lines} lines, and may have ${most}.` }] : [];
    }),
};
