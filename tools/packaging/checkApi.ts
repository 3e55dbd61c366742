import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './Fault.ts';
import type { Library } from './readLibraries.ts';

const FILE = 'api.txt';

/** Returns the lines that only one of two texts has. */
function difference(before: string, after: string): string {
  const [old, now] = [new Set(before.split('\n')), new Set(after.split('\n'))];
  return [
    ...[...old].filter((line) => !now.has(line)).map((line) => `- ${line}`),
    ...[...now].filter((line) => !old.has(line)).map((line) => `+ ${line}`),
  ].join('\n');
}

/** Compares a library's public API with the recorded one. With `update`, records it instead. */
export function checkApi({ name, folder }: Library, face: string, update: boolean): Fault[] {
  const file = join(folder, FILE);
  if (update) writeFileSync(file, face);
  const recorded = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (recorded === face) return [];
  const advice = 'If you mean to change it, run "npm run pack:check -- --api" and add a version plan.';
  return [{ about: `public API of ${name}`, text: `${difference(recorded, face)}\n${advice}` }];
}
