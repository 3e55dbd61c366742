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

  it.each(Object.keys(limits))('speaks of an entry that exists: %s', (what) => {
    expect(specifiers).toContain(what.split('#')[0]);
  });

  it('has an aim only where the limit is above it', () => {
    const parts = [...Object.values(limits), kitLimit('AmountField'), kitLimit('Divider')];
    expect(parts.filter(({ limit, aim = 0 }) => aim >= limit)).toEqual([]);
  });

  it('holds components of the kit to 4 KB, or tells that they have to get there', () => {
    expect(kitLimit('Divider')).toMatchObject({ limit: 4 });
  });
});

it('entries that are not for everywhere exist', () => {
  expect(Object.keys(onlyIn).filter((specifier) => !specifiers.has(specifier))).toEqual([]);
});
