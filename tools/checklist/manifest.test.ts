import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const PUBLIC = fileURLToPath(new URL('../../apps/wallet/public', import.meta.url));
const paths = readFileSync(join(PUBLIC, '../src/world/paths.ts'), 'utf8');

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
}
interface Manifest {
  readonly icons: readonly Icon[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string; readonly icons: readonly Icon[] }[];
}

const files = readdirSync(PUBLIC).filter((name) => name.endsWith('.webmanifest'));
const read = (name: string) => JSON.parse(readFileSync(join(PUBLIC, name), 'utf8')) as Manifest;

/** Width and height of a PNG (PNG specification, section 11.2.2). */
function pixelsOf(path: string): string {
  const bytes = readFileSync(path);
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

describe('the web manifest', () => {
  it('is there in every language of the app, the same app in each', () => {
    expect(files.toSorted()).toEqual([
      'manifest.webmanifest',
      'manifest.zh_CN.webmanifest',
      'manifest.zh_HK.webmanifest',
    ]);
    const same = files.map((name) => {
      const { shortcuts, ...manifest } = read(name);
      return { ...manifest, lang: '', shortcuts: shortcuts.map((shortcut) => ({ ...shortcut, name: '' })) };
    });
    for (const manifest of same) expect(manifest).toEqual(same[0]);
  });

  it.each(files)('%s has shortcuts to screens of the app', (name) => {
    const { shortcuts } = read(name);
    expect(shortcuts.map(({ url }) => url)).toEqual(['/scaner', '/paymentQrcode', '/cardRecharge']);
    for (const { url } of shortcuts) expect(paths).toContain(`() => '${url}'`);
    expect(new Set(shortcuts.map((shortcut) => shortcut.name)).size).toBe(3);
  });

  it.each(files)('%s names pictures that are there, in their size', (name) => {
    const { icons, shortcuts } = read(name);
    const all = [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons)];
    expect(all.length).toBeGreaterThan(6);
    for (const { src, sizes, type } of all) {
      expect(existsSync(join(PUBLIC, src)), src).toBe(true);
      if (type === 'image/png') expect(pixelsOf(join(PUBLIC, src)), src).toBe(sizes);
    }
  });
});
