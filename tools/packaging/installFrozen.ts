import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { succeed } from './quietly.ts';

/**
 * Installs the packages that a folder of this one locks, such as `registry`, into an empty folder outside the
 * workspace.
 */
export async function installFrozen(locked: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) {
    copyFileSync(join(import.meta.dirname, locked, file), join(folder, file));
  }
  await succeed('npm', ['ci', '--prefer-offline', '--ignore-scripts', '--loglevel=error'], { cwd: folder });
}
