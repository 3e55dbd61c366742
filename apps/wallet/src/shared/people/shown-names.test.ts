import { expect, it } from 'vitest';
import { eachOnce, isNickname } from './shown-names.ts';

it('names somebody without a nickname once', () => {
  expect(eachOnce('R•••', 'AB•••34')).toEqual(['R•••', 'AB•••34']);
  expect(eachOnce('AB•••34', 'AB•••34')).toEqual(['AB•••34']);
  expect(eachOnce('Aunt Mei', undefined, '')).toEqual(['Aunt Mei']);
});

it.each([
  ['R•••', 'AB12C34', true],
  ['AB•••34', 'AB12C34', false],
  ['AB•••34', 'AB•••34', false],
  ['', 'AB12C34', false],
])('of %j and the number %j, the first is a nickname: %s', (nickMasked, userNo, is) => {
  expect(isNickname(nickMasked, userNo)).toBe(is);
});
