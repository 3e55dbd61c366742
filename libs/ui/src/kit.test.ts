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

test.each(folders.filter((folder) => !isComponent(folder)))('%s is not exported, but several components use it', (folder) => {
  const users = folders.filter((other) =>
    modules.some((file) => file.startsWith(`components/${other}/`) && read(file).includes(`'../${folder}/`)),
  );
  expect(users.length).toBeGreaterThan(1);
});

test('every stylesheet states the order of the layers, since no bundler promises the order of the files', () => {
  const sheets = files.filter((file) => file.endsWith('.module.css'));
  const first = '@layer ui.tokens, ui.base, ui.components;\n';
  expect(sheets.filter((file) => !read(file).startsWith(first))).toEqual([]);
});

test('only the lazy chunk imports the code of overlays; everything else imports what opens them, and types', () => {
  const chunk = /^components\/overlays\/(overlays\.ts$|[^/]+\/)/;
  const eager = modules.filter((file) => !chunk.test(file) && !file.startsWith('testing/'));
  const imports = /^(?:import|export) (?!type )[^;]*from '[^']*overlays\/(?!Overlay\.tsx|loadOverlays\.ts)/m;
  expect(eager.filter((file) => imports.test(read(file)))).toEqual([]);
});
