import { describe, expect, it } from 'vitest';
import { readTree } from './readTree.ts';
import { readTexts } from './readTexts.ts';
import { findOpenings, openings } from './openings.ts';

const foundIn = (path: string, source: string) =>
  readTexts(path, source)
    .flatMap(findOpenings)
    .map(({ line, found }) => `${line}: ${found}`);

describe('a clause as the subject', () => {
  it.each([
    ['/** What a file is sealed for. */', ['1: What']],
    ['/**\n * Seals a file. Whoever opens it\n * needs the key.\n */', ['2: Whoever']],
    ['/** Where a notice appears: in a list. */', ['1: Where']],
    ['// Who is signed in stays so.', ['1: Who']],
  ])('is found in %j', (source, found) => {
    expect(foundIn('a.ts', source)).toEqual(found);
  });

  it.each([
    '/** What is it? The balance. */',
    '/** Where the text does not fit, the stub moves. */',
    '/** Binds the sealed bytes to this file. */',
    "it('What a title says', () => {});",
  ])('is not in %j', (source) => {
    expect(foundIn('a.ts', source)).toEqual([]);
  });

  it('is not in a heading', () => {
    expect(foundIn('a.md', '## What it does\n')).toEqual([]);
  });
});

it('no project has more of them than before', () => {
  expect(openings.check(readTree(`${import.meta.dirname}/../..`))).toEqual([]);
});
