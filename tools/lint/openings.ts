import ceilings from './ceilings.json' with { type: 'json' };
import { isRead, readTexts, type Text } from './readTexts.ts';
import { projectOf } from './roots.ts';
import type { Fault, Rule } from './Rule.ts';
import type { SourceFile } from './readTree.ts';

/**
 * A sentence with a clause as its subject. A question may begin so. So may one that "Where …," puts under a condition.
 */
const OPENING =
  /(?:^|[.!?:] |\n\n)\s*(?:[-*] )?(Who|Whoever|What|Whatever|Where(?=\s[^.:;,!?]*[.:;!?]|\s[^,]*$))\s(?![^.!?]*\?)/g;
const HEADING = /^\s*[#|]/;

/** Where the sentences of a text begin with a clause as their subject, as lines of the file. */
export const findOpenings = ({ kind, line, text }: Text): { line: number; found: string }[] =>
  kind === 'title' || HEADING.test(text)
    ? []
    : [...text.matchAll(OPENING)].map(({ 0: match, 1: found = '', index }) => ({
        line: line + text.slice(0, index + match.indexOf(found)).split('\n').length - 1,
        found,
      }));

/** Every such sentence of the workspace, by project. */
export function openingsByProject(files: readonly SourceFile[]): ReadonlyMap<string, readonly Fault[]> {
  const found = new Map<string, Fault[]>();
  for (const { path, text } of files) {
    if (!isRead(path)) continue;
    const faults = readTexts(path, text)
      .flatMap(findOpenings)
      .map(({ line, found: word }) => ({ path, line, text: `a sentence begins with "${word}".` }));
    if (faults.length) found.set(projectOf(path), [...(found.get(projectOf(path)) ?? []), ...faults]);
  }
  return found;
}

const most: Readonly<Record<string, number>> = ceilings.openings;

/** Rejects more sentences with a clause as their subject than a project had. The number may only fall. */
export const openings: Rule = {
  name: 'sentences with a subject',
  advice: 'Begin with who acts, or with the verb. `npm run voice` lists them, and `-- --lower` records a lower number.',
  check: (files) =>
    [...openingsByProject(files)].flatMap(([path, { length }]) =>
      length > (most[path] ?? 0)
        ? [{ path, text: `${length} sentences begin with Who, What or Where, and ${most[path] ?? 0} may.` }]
        : [],
    ),
};
