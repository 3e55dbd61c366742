import { expect, test } from 'vitest';
import { readStories, shotsOf, UNPICTURED, type StoryIndex } from './readStories.ts';
import { fileOf } from './Shot.ts';

const index: StoryIndex = {
  entries: {
    'forms-pininput--docs': { type: 'docs', id: 'forms-pininput--docs', title: 'Forms/PinInput', name: 'Docs' },
    'forms-pininput--empty': { type: 'story', id: 'forms-pininput--empty', title: 'Forms/PinInput', name: 'Empty' },
    'data-amount--huge': { type: 'story', id: 'data-amount--huge', title: 'Data/Amount', name: 'Huge', tags: ['dev'] },
    'data-noise--all': { type: 'story', id: 'data-noise--all', title: 'Data/Noise', name: 'All', tags: [UNPICTURED] },
  },
};

test('selects stories, but no pages of documentation and no marked stories', () => {
  expect(readStories(index).map(({ story }) => story)).toEqual(['forms-pininput--empty', 'data-amount--huge']);
});

test('a pattern finds a story by its id or title, in upper or lower case', () => {
  expect(readStories(index, ['AMOUNT']).map(({ story }) => story)).toEqual(['data-amount--huge']);
  expect(readStories(index, ['forms/', 'huge'])).toHaveLength(2);
  expect(readStories(index, ['button'])).toEqual([]);
});

test('each story has a file for each of three schemes and two languages', () => {
  const shots = shotsOf(readStories(index));
  expect(shots).toHaveLength(2 * 3 * 2);
  expect(new Set(shots.map(fileOf)).size).toBe(shots.length);
  expect(fileOf(shots[0]!)).toBe('forms-pininput--empty.light.en.png');
});
