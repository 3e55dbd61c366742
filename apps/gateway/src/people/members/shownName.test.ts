import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shownName } from './shownName.ts';

it.each([
  ['Robin Hood', 'R••• H•••'],
  ['', 'AB•••34'],
  ['-', 'AB•••34'],
  [' ', 'AB•••34'],
])('others see a member who is called %j as %j', (nickName, name) => {
  expect(shownName({ nickName, userNo: 'AB12C34' })).toBe(name);
});

it('is the only place that masks a nickname, so that no answer has an empty one', () => {
  const sources = join(import.meta.dirname, '..');
  const masking = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => readFileSync(join(sources, file), 'utf8').includes('maskNickname'));
  expect(masking).toEqual([join('members', 'shownName.ts')]);
});
