import { describe, expect, it } from 'vitest';
import { kitLimit, limits } from './limits.ts';
import { onlyIn } from './onlyIn.ts';
import { readLibraries } from './readLibraries.ts';

const libraries = readLibraries(`${import.meta.dirname}/../..`);
const weighed = libraries.flatMap(({ entries }) => entries).filter(({ kind }) => kind !== 'data');
const specifiers = new Set(weighed.map(({ specifier }) => specifier));

describe('limits', () => {
  it.each(weighed)('has one for $specifier', ({ specifier }) => {
    expect(limits[specifier]?.limit).toBeGreaterThan(0);
  });

  it.each(Object.keys(limits))('is for an entry that exists: %s', (what) => {
    expect(specifiers).toContain(what.split('#')[0]);
  });

  it('has an aim only if the limit is above it', () => {
    expect(Object.values(limits).filter(({ limit, aim = 0 }) => aim >= limit)).toEqual([]);
  });

  it('holds every component of the kit to 4 KB', () => {
    expect(kitLimit).toMatchObject({ limit: 4 });
  });
});

it('entries that are not for everywhere exist', () => {
  expect(Object.keys(onlyIn).filter((specifier) => !specifiers.has(specifier))).toEqual([]);
});
