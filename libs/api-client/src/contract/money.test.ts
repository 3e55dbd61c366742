import { describe, expect, it } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { contract } from './index.ts';

interface SchemaShape {
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly options?: readonly SchemaShape[];
}

/** The fields of a request, variant by variant. */
const variantsOf = ({ entries, options }: SchemaShape): string[][] =>
  options ? options.flatMap(variantsOf) : [Object.keys(entries ?? {})];

const endpoints = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries(calls).map(([name, call]) => {
    const endpoint = call as Endpoint;
    return { title: `${area}.${name}`, endpoint, variants: variantsOf(endpoint.request as SchemaShape) };
  }),
);

describe('calls that move money', () => {
  const moving = endpoints.filter(({ endpoint }) => endpoint.money);

  it.each(moving)('$title has a request number in every variant', ({ endpoint, variants }) => {
    for (const fields of variants) expect(fields.includes('reqNo') || fields.includes('preview')).toBe(true);
    expect(endpoint.auth).not.toBe('public');
  });

  it('are the only ones with a request number', () => {
    const numbered = endpoints.filter(({ variants }) => variants.some((fields) => fields.includes('reqNo')));
    // It names the number of the purchase whose search it ends.
    const own = numbered.filter(({ title }) => title !== 'trading.depositCancel');
    expect(own.map(({ title }) => title)).toEqual(moving.map(({ title }) => title));
  });

  it('are never reads', () => {
    for (const { title, endpoint } of endpoints) {
      expect(endpoint.read === true && endpoint.money === true, title).toBe(false);
      if (endpoint.money) expect(['money', 'write'], title).toContain(endpoint.rate);
    }
  });

  it.each([
    ['payPassTicket', '1049'],
    ['codes', '1042'],
  ] as const)('and take %s pass %s to their screen', (field, code) => {
    const asking = moving.filter(({ variants }) => variants.some((fields) => fields.includes(field)));
    expect(asking.length).toBeGreaterThan(0);
    for (const { title, endpoint } of asking) expect(endpoint.handOver, title).toContain(code);
  });
});
