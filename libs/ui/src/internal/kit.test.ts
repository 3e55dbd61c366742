// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as kit from '../index.ts';

const source = join(import.meta.dirname, '..');
const folders = readdirSync(join(source, 'components'));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(source, file), 'utf8');

describe.each(folders)('%s', (name) => {
  const has = (file: string) => existsSync(join(source, 'components', name, file));

  test('has stories and a test that runs the conformance suite', () => {
    expect(has(`${name}.stories.tsx`)).toBe(true);
    expect(has(`${name}.test.tsx`)).toBe(true);
    expect(read(`components/${name}/${name}.test.tsx`)).toContain('describeComponent(');
  });
  test('is exported, or part of what is', () => {
    expect(name in kit || name === 'Announcer').toBe(true);
  });
});

test('every stylesheet states the order of the layers, since no bundler promises the order of the files', () => {
  const modules = files.filter((file) => file.endsWith('.module.css'));
  const first = '@layer ui.tokens, ui.base, ui.components;\n';
  expect(modules.filter((file) => !read(file).startsWith(first))).toEqual([]);
});

test('overlays are reached through their lazy chunk only', () => {
  const modules = files.filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file));
  const eager = modules.filter(
    (file) => !file.startsWith('overlays/') && /from '[^']*overlays\/(?!loadOverlays)/.test(read(file)),
  );
  expect(eager).toEqual([]);
});
