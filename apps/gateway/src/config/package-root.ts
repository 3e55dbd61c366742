import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NAME = '@ezwallet/gateway';

/**
 * Finds the gateway's own folder, the same from `src` and from the bundle in `dist`.
 * @throws Error if no folder above this file has the `package.json` of the gateway
 */
export function packageRoot(from: string = import.meta.url): string {
  for (let dir = dirname(fileURLToPath(from)); dir !== dirname(dir); dir = dirname(dir)) {
    const file = join(dir, 'package.json');
    if (existsSync(file) && readManifest(file).name === NAME) return dir;
  }
  throw new Error(`No package.json of ${NAME} above ${from}. Keep it, data/, migrations/ and public/ next to dist/.`);
}

/** Version of the gateway, from its manifest. */
export function packageVersion(): string {
  return readManifest(join(packageRoot(), 'package.json')).version ?? '0.0.0';
}

function readManifest(file: string): { name?: string; version?: string } {
  return JSON.parse(readFileSync(file, 'utf8')) as { name?: string; version?: string };
}
