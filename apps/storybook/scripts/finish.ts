/**
 * Finishes the built Storybook: its page takes the script that was built with the stories, and files that no page asks for
 * are left out.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PARTS_FILE, type FrameParts } from '../.storybook/frame/FrameParts.ts';

const built = resolve(process.argv[2] ?? 'storybook-static');
const read = (file: string) => readFileSync(join(built, file), 'utf8');

/** Changes a page. Storybook that writes the page in another way must not pass unseen. */
function change(page: string, what: string, pattern: RegExp, text: string) {
  const html = read(page);
  if (!pattern.test(html)) throw new Error(`${page} has no ${what}.`);
  writeFileSync(join(built, page), html.replace(pattern, text));
}

const { script, imports } = JSON.parse(read(PARTS_FILE)) as FrameParts;
const preloads = imports.map((file) => `<link href="./${file}" rel="modulepreload" />`);
change('index.html', 'preloads', /(?:\s*<link href="[^"]*" rel="modulepreload" \/>)+/, `\n    ${preloads.join('')}`);
change(
  'index.html',
  'scripts',
  /<script type="module">[^<]*<\/script>/,
  `<script type="module" src="./${script}"></script>`,
);

// The theme of `.storybook/manager.ts` and that of the documentation pages use the fonts of the device.
for (const page of ['index.html', 'iframe.html']) change(page, 'fonts', /\s*@font-face ?\{[^}]*\}/g, '');

// `project.json` tells Storybook's makers about the machine that builds.
for (const part of ['sb-manager', 'sb-addons', 'project.json', PARTS_FILE])
  rmSync(join(built, part), { recursive: true });

const pages = ['index.html', 'iframe.html'].map(read).join('');
const ASSETS = 'sb-common-assets';
const assets = readdirSync(join(built, ASSETS));
for (const file of assets.flatMap((asset) => [asset, join(ASSETS, asset)])) {
  if (existsSync(join(built, file)) && !pages.includes(`"./${file}"`)) rmSync(join(built, file));
}
if (readdirSync(join(built, ASSETS)).length === 0) rmSync(join(built, ASSETS), { recursive: true });
