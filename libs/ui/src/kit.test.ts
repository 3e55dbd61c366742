// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as kit from './index.ts';

const source = import.meta.dirname;
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
const modules = files.filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file));
const read = (file: string) => readFileSync(join(source, file), 'utf8');

const folders = readdirSync(join(source, 'components'));
/** `UiHost` renders the announcer, so the kit exports only its `announce`. */
const isComponent = (folder: string) => folder in kit || folder === 'Announcer';

describe.each(folders.filter(isComponent))('%s', (name) => {
  const has = (file: string) => existsSync(join(source, 'components', name, file));

  test('has stories and a test that runs the conformance suite', () => {
    expect(has(`${name}.stories.tsx`)).toBe(true);
    expect(has(`${name}.test.tsx`)).toBe(true);
    expect(read(`components/${name}/${name}.test.tsx`)).toContain('describeComponent(');
  });
});

test.each(folders.filter((folder) => !isComponent(folder)))(
  '%s is not exported, but several components use it',
  (folder) => {
    const users = folders.filter((other) =>
      modules.some((file) => file.startsWith(`components/${other}/`) && read(file).includes(`'../${folder}/`)),
    );
    expect(users.length).toBeGreaterThan(1);
  },
);

test('every stylesheet states the order of the layers, since no bundler promises the order of the files', () => {
  const sheets = files.filter((file) => file.endsWith('.module.css'));
  const first = '@layer ui.tokens, ui.base, ui.components;\n';
  expect(sheets.filter((file) => !read(file).startsWith(first))).toEqual([]);
});

const drawn = modules.filter((file) => /^(components|internal)\/.*\.tsx$/.test(file));
/** Elements that browsers give a margin, a border, a font or a colour. */
const LOOKS = 'input|h[1-6]|dl|dd|p|ul|ol|button|svg|img|figure|progress|textarea|a';

test('every element that browsers give a look has a class, by which components.css takes the look away', () => {
  const bare = new RegExp(`<(?:${LOOKS})(?=[\\s>])(?:=>|[^>])*>`, 'g');
  const found = drawn.flatMap((file) =>
    (read(file).match(bare) ?? []).filter((tag) => !/className=|\{\.\.\./.test(tag)),
  );
  expect(found).toEqual([]);
});

test('every class that a component names is in its stylesheet', () => {
  const missing = drawn.flatMap((file) =>
    [...read(file).matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, name = '', path = '']) => {
      const css = read(join(file, '..', path));
      const named = [...read(file).matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, local = '']) => local);
      return named.filter((local) => !new RegExp(`\\.${local}\\b`).test(css)).map((local) => `${file}: ${local}`);
    }),
  );
  expect(missing).toEqual([]);
});

test('only the lazy chunk imports the code of overlays; everything else imports what opens them, and types', () => {
  const chunk = /^components\/overlays\/(overlays\.ts$|[^/]+\/)/;
  const eager = modules.filter((file) => !chunk.test(file) && !file.startsWith('testing/'));
  const imports = /^(?:import|export) (?!type )[^;]*from '[^']*overlays\/(?!Overlay\.tsx|loadOverlays\.ts)/m;
  expect(eager.filter((file) => imports.test(read(file)))).toEqual([]);
});
