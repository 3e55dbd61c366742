import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const RUNTIME = fileURLToPath(import.meta.resolve('storybook/internal/preview/runtime'));
/** Its last file starts the page. */
const LAST_FILE = '// src/preview/runtime.ts\n';
const KNOWN = '01cf1ebda5552ba5';

/**
 * Compares Storybook's start of a story's page with the one that `previewRuntime.ts` was written after.
 * @throws when Storybook starts the page in another way
 */
export function checkStart(): void {
  const [, start = ''] = readFileSync(RUNTIME, 'utf8').split(LAST_FILE);
  // A bundler numbers names that are there twice.
  const hash = createHash('sha256').update(start.replaceAll(/\d/g, '')).digest('hex').slice(0, 16);
  if (hash !== KNOWN)
    throw new Error(`Storybook starts the page of a story in another way. Compare previewRuntime.ts with it: ${hash}`);
}
