import { readFileSync, readdirSync } from 'node:fs';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { contract } from './index.ts';
import { routesModule } from './routesOf.ts';

const here = new URL('.', import.meta.url);
const endpoints = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries(calls).map(([name, call]) => ({ area, name, call: call as Endpoint })),
);

/** Fields that end like an object's id but name nothing of ours that somebody owns. */
const NOBODYS: ReadonlySet<string> = new Set([
  'pageNo',
  'reqNo',
  'captchaId',
  // Rows of public lists.
  'payMethodId',
  'securityId',
  // Numbers of accounts and papers elsewhere, as a person types them.
  'accountNo',
  'walletNo',
  'idNo',
]);

interface SchemaShape {
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly options?: readonly SchemaShape[];
}

/** Names of a request's fields, over all its variants. */
const fieldsOf = (schema: SchemaShape): string[] => [
  ...new Set([...Object.keys(schema.entries ?? {}), ...(schema.options ?? []).flatMap(fieldsOf)]),
];

describe.each(endpoints)('$area $name', ({ call }) => {
  it('has an example that fits its own schemas', () => {
    expect(safeParse(call.request, call.example.request).issues).toBeUndefined();
    expect(safeParse(call.response, call.example.response).issues).toBeUndefined();
  });

  it('refuses a field it does not know', () => {
    const request = { ...(call.example.request as object), userType: 7, kycLevel: 4 };
    expect(safeParse(call.request, request).success).toBe(false);
  });

  it('answers exactly what its schema lists', () => {
    const { output } = safeParse(call.response, call.example.response);
    expect(output).toEqual(call.example.response);
  });
});

describe('contract', () => {
  it('lists every endpoint file of every area', () => {
    for (const [area, calls] of Object.entries(contract)) {
      const files = readdirSync(new URL(`${area}/`, here)).filter((file) => file !== 'index.ts');
      expect(files.map((file) => file.replace(/\.ts$/, '')).sort()).toEqual(Object.keys(calls).sort());
    }
  });

  it('gives every call a path of its own', () => {
    const paths = endpoints.map(({ call }) => call.path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('names an owner rule for every request field that looks like an object id', () => {
    for (const { call } of endpoints) {
      const fields = fieldsOf(call.request as SchemaShape).filter((field) => !NOBODYS.has(field));
      const ids = fields.filter((field) => /(?:Ids?|No)$/.test(field));
      expect(call.owns, call.path).toEqual(expect.arrayContaining(ids));
    }
  });

  it('marks the calls that carry files, and gives forms only text and files', () => {
    for (const { call } of endpoints) {
      const values = Object.values(call.example.request as object);
      const hasFile = values.some((value) => value instanceof Blob);
      expect(call.upload === 'form', call.path).toBe(hasFile);
      expect(call.upload !== undefined, call.path).toBe(call.rate === 'upload');
      if (hasFile) expect(values.every((value) => typeof value === 'string' || value instanceof Blob)).toBe(true);
    }
  });

  it('can fill every path from its request', () => {
    for (const { call } of endpoints) {
      const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).filter((name) => name !== 's0');
      expect(fieldsOf(call.request as SchemaShape), call.path).toEqual(expect.arrayContaining(names));
    }
  });

  it('has its routes in routes.gen.ts', () => {
    expect(readFileSync(new URL('routes.gen.ts', here), 'utf8')).toBe(routesModule(contract));
  });
});
