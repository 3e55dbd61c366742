import { expect, it } from 'vitest';
import { readmeGaps } from './readmeGaps.ts';

const WHOLE = [
  '# a',
  '```sh\nnpm install a mobx\n```',
  '```ts\na();\n```',
  'The entry weighs 1.4 KB.',
  '### Limits\n\nNone.',
  '## Security\n\nNothing secret.',
];
const gaps = (parts: readonly string[]) => readmeGaps('a', parts.join('\n\n')).map(({ about }) => about);

it('finds nothing missing in a complete README', () => {
  expect(gaps(WHOLE)).toEqual([]);
});

it.each([
  [1, 'install'],
  [2, 'example'],
  [3, 'sizes'],
  [4, 'limits'],
  [5, 'security'],
])('without part %i, misses the %s', (part, section) => {
  expect(gaps(WHOLE.filter((_, index) => index !== part))).toEqual([`README of a, ${section}`]);
});

it("does not accept another package's name", () => {
  expect(gaps(WHOLE.map((part) => part.replace('npm install a', 'npm install ab')))).toEqual(['README of a, install']);
});
