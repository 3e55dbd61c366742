import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onlyIn } from './onlyIn.ts';
import type { Entry } from './readLibraries.ts';

/** Selects the entries that a page can use. */
export const forPages = (entries: readonly Entry[]): Entry[] =>
  entries.filter(({ kind, specifier }) => kind !== 'data' && onlyIn[specifier] !== 'node');

/** Writes a page's script that uses entries as their READMEs say. @returns its name */
export function writePage(folder: string, entries: readonly Entry[]): string {
  const lines = forPages(entries).map(({ kind, specifier }, index) => {
    if (kind === 'stylesheet') return `import '${specifier}';`;
    if (onlyIn[specifier] === 'worker') {
      return `new Worker(new URL('${specifier}', import.meta.url), { type: 'module' });`;
    }
    return `import * as entry${index} from '${specifier}';\nconsole.log(entry${index});`;
  });
  writeFileSync(join(folder, 'page.js'), lines.join('\n'));
  return 'page.js';
}
