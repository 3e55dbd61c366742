/** Minifies the frame of the built Storybook. Storybook ships it readable, and it is most of the first page's weight. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { transformSync } from 'esbuild';

const built = resolve(process.argv[2] ?? 'storybook-static');
const frame = ['sb-manager', 'sb-addons'].flatMap((folder) =>
  readdirSync(join(built, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(built, folder, file)),
);
for (const file of frame.filter((each) => each.endsWith('.js'))) {
  const { code } = transformSync(readFileSync(file, 'utf8'), { minify: true, format: 'esm', target: 'es2022', legalComments: 'eof' });
  writeFileSync(file, code);
}
