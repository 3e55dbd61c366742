import { createHash } from 'node:crypto';
import { basename, relative } from 'node:path';

/** As in `cssModules.js`, which builds the package. */
export const KIT_PREFIX = 'ez-';
const ROOT = `${import.meta.dirname}/../..`;
const KIT = /[\\/]libs[\\/]ui[\\/]/;

/**
 * Names a class of a css module. Classes of the kit start as they do in its package, because `components.css` finds the
 * kit's elements by them.
 */
export function scopedName(local: string, file: string): string {
  const path = file.split('?')[0] ?? file;
  if (KIT.test(path)) {
    const sheet = basename(path, '.module.css');
    return KIT_PREFIX + (sheet.toLowerCase() === local ? sheet : `${sheet}-${local}`);
  }
  const digest = createHash('sha256').update(relative(ROOT, path)).digest('base64url').replace(/[-_]/g, '').slice(0, 4);
  return `${local}-${digest}`;
}
