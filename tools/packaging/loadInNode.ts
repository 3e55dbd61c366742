import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './Fault.ts';
import { quietly } from './quietly.ts';
import type { Entry } from './readLibraries.ts';

/** Both ways of loading, in one process. They must give the same module. */
const LOADER = `import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
for (const specifier of process.argv.slice(2)) {
  try {
    const imported = await import(specifier);
    if (Object.keys(imported).length === 0 && !specifier.endsWith('-worker')) throw new Error('exports nothing');
    if (require(specifier) !== imported) throw new Error('is a different module with require');
  } catch (error) {
    console.log(JSON.stringify([specifier, String(error)]));
  }
}
`;

/** Imports and requires every module in Node. A worker exports nothing, but a server may import its module. */
export async function loadInNode(folder: string, entries: readonly Entry[]): Promise<Fault[]> {
  writeFileSync(join(folder, 'load.js'), LOADER);
  const modules = entries.filter(({ kind }) => kind === 'module');
  const args = ['--disable-warning=ExperimentalWarning', 'load.js', ...modules.map(({ specifier }) => specifier)];
  const { code, output } = await quietly(process.execPath, args, { cwd: folder });
  if (code !== 0) return [{ about: 'Node', text: output }];
  const lines = output.split('\n').filter(Boolean);
  return lines.map((line) => {
    const [about, text] = JSON.parse(line) as [string, string];
    return { about, text };
  });
}
