import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Fault } from './Fault.ts';
import { kit, kitLimit, limits } from './limits.ts';
import type { Library } from './readLibraries.ts';
import { type Part, weigh } from './weigh.ts';

/** A module is never this small. If it is, a bundler removed it because `sideEffects` allows that. */
const NOTHING = 0.05;
const COMPONENT = /^[A-Z][a-z]/;

const partsOf = ({ entries }: Library): Part[] =>
  Object.entries(limits)
    .filter(([what]) => entries.some(({ specifier }) => specifier === what.split('#')[0]))
    .map(([what, limit]) => ({ what, ...limit }));

/** Finds the components of the kit that have no limit of their own in the table. */
async function componentsOf(folder: string, { name, entries }: Library): Promise<Part[]> {
  const main = entries.find(({ specifier }) => specifier === kit);
  if (!main) return [];
  const exported = (await import(pathToFileURL(join(folder, 'node_modules', name, main.file)).href)) as object;
  return Object.keys(exported)
    .filter((component) => COMPONENT.test(component) && !limits[`${kit}#${component}`])
    .map((component) => ({ what: `${kit}#${component}`, ...kitLimit }));
}

const line = ({ what, limit, aim }: Part, size: number): string => {
  const above = aim === undefined ? '' : `  (aim ${aim})`;
  const weighed = `${size.toFixed(1).padStart(5)} of ${limit.toFixed(1).padStart(5)} KB`;
  return `  ${size <= limit ? '✓' : '✗'} ${weighed}  ${what}${above}`;
};

/** Measures every entry of every library and every component of the kit. Prints those with a limit of their own. */
export async function checkSizes(
  folder: string,
  libraries: readonly Library[],
  print: (line: string) => void,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const library of libraries) {
    const parts = [...partsOf(library), ...(await componentsOf(folder, library))];
    const sizes = await weigh(folder, library, parts);
    parts.forEach((part, index) => {
      const { what: about, limit, aim } = part;
      const size = sizes[index] ?? 0;
      if (!about.includes('#') || aim !== undefined || size > limit) print(line(part, size));
      if (size > limit) faults.push({ about, text: `takes ${size.toFixed(2)} KB, more than ${limit}` });
      if (size < NOTHING)
        faults.push({ about, text: 'is empty in a bundle. Add it to "sideEffects" in package.json.' });
    });
  }
  return faults;
}
