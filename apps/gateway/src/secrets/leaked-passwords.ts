import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../config/index.ts';

let known: ReadonlySet<string> | undefined;

/** The leaked passwords of `data/leaked-passwords.txt`, in lower case. Reads the file once. @throws Error if it is missing */
export function readLeakedPasswords(): ReadonlySet<string> {
  known ??= new Set(
    readFileSync(join(packageRoot(), 'data', 'leaked-passwords.txt'), 'utf8')
      .trim()
      .split('\n'),
  );
  return known;
}
