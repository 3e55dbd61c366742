/**
 * `npm run voice`: every phrase that is not plain English, and every sentence that begins with Who, What or Where, by
 * project. `-- --lower` records the numbers of the latter that fell.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readTree } from './readTree.ts';
import { describeFault } from './Rule.ts';
import { openingsByProject } from './openings.ts';
import { plainEnglish } from './plainEnglish.ts';

const CEILINGS = new URL('ceilings.json', import.meta.url);

const files = readTree();
const phrases = plainEnglish.check(files);
const openings = openingsByProject(files);
for (const fault of [...openings.values()].flat()) console.log(describeFault(fault));
for (const fault of phrases) console.log(describeFault(fault));
console.log();
for (const [project, faults] of [...openings].toSorted(([a], [b]) => a.localeCompare(b)))
  console.log(`${String(faults.length).padStart(5)}  ${project}`);
console.log(`${String(phrases.length).padStart(5)}  phrases`);

if (process.argv.includes('--lower')) {
  const ceilings = JSON.parse(readFileSync(CEILINGS, 'utf8')) as { openings: Record<string, number> };
  for (const [project, most] of Object.entries(ceilings.openings))
    ceilings.openings[project] = Math.min(most, openings.get(project)?.length ?? 0);
  writeFileSync(CEILINGS, `${JSON.stringify(ceilings, null, 2)}\n`);
}
if (phrases.length) process.exitCode = 1;
