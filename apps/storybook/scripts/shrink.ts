/**
 * Minifies the frame of the built Storybook, and leaves out what it has twice. Storybook ships its frame readable, and it is
 * most of the first page's weight.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { transformSync } from 'esbuild';

const built = resolve(process.argv[2] ?? 'storybook-static');
const inFolder = (folder: string) => readdirSync(join(built, folder), { recursive: true, encoding: 'utf8' });

const frame = ['sb-manager', 'sb-addons'].flatMap((folder) =>
  inFolder(folder).map((file) => join(built, folder, file)),
);
for (const file of frame.filter((each) => each.endsWith('.js'))) {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    minify: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'eof',
  });
  writeFileSync(file, code);
}

const pages = ['index.html', 'iframe.html'].map((page) => readFileSync(join(built, page), 'utf8')).join('');
for (const asset of inFolder('sb-common-assets')) {
  const copy = join(built, asset);
  if (existsSync(copy) && !pages.includes(`"./${asset}"`)) rmSync(copy);
}
