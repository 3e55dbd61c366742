/**
 * Minifies the frame of the built Storybook and the scripts beside its pages, and leaves out what no page asks for. Storybook ships
 * them readable, and the frame is most of the first page's weight.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { transformSync } from 'esbuild';

const built = resolve(process.argv[2] ?? 'storybook-static');
const inFolder = (folder: string) => readdirSync(join(built, folder), { recursive: true, encoding: 'utf8' });

const frame = [
  ...['sb-manager', 'sb-addons'].flatMap((folder) => inFolder(folder).map((file) => join(built, folder, file))),
  ...readdirSync(built).map((file) => join(built, file)),
];
for (const file of frame.filter((each) => each.endsWith('.js'))) {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    minify: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'eof',
  });
  writeFileSync(file, code);
}

// The theme of `.storybook/manager.ts` and that of the documentation pages use the fonts of the device.
const FONT = /\s*@font-face \{[^}]*\}/g;
for (const page of ['index.html', 'iframe.html']) {
  const path = join(built, page);
  writeFileSync(path, readFileSync(path, 'utf8').replace(FONT, ''));
}

const pages = ['index.html', 'iframe.html'].map((page) => readFileSync(join(built, page), 'utf8')).join('');
for (const folder of ['', 'sb-common-assets']) {
  for (const asset of inFolder('sb-common-assets')) {
    const copy = join(built, folder, asset);
    if (existsSync(copy) && !pages.includes(`"./${join(folder, asset)}"`)) rmSync(copy);
  }
}
