import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './Fault.ts';
import type { Library } from './readLibraries.ts';

const FILE = 'api.txt';

/** Lines that only one of two texts has. */
function difference(before: string, after: string): string {
  const [old, now] = [new Set(before.split('\n')), new Set(after.split('\n'))];
  return [...[...old].filter((line) => !now.has(line)).map((line) => `- ${line}`), ...[...now].filter((line) => !old.has(line)).map((line) => `+ ${line}`)].join('\n');
}

/** Holds a library's public face against the one that was recorded; `update` records it instead. */
export function checkApi({ name, folder }: Library, face: string, update: boolean): Fault[] {
  const file = join(folder, FILE);
  if (update) writeFileSync(file, face);
  const recorded = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (recorded === face) return [];
  const advice = 'If that is meant, "npm run pack:check -- --api" records it; the release needs a version plan.';
  return [{ about: `public face of ${name}`, text: `${difference(recorded, face)}\n${advice}` }];
}
