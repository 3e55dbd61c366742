import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = new URL('../../docs/adr/', import.meta.url);

it('the index of decisions lists every page under its title', () => {
  const pages = readdirSync(FOLDER).filter((name) => /^\d/.test(name));
  const lines = pages
    .toSorted()
    .map((name) => `- [${/^# (.*)$/m.exec(readFileSync(new URL(name, FOLDER), 'utf8'))?.[1]}](${name})`);
  const index = readFileSync(new URL('README.md', FOLDER), 'utf8').split('## Index\n\n')[1] ?? '';
  expect(index.trim().split('\n')).toEqual(lines);
});
