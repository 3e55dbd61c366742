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

describe.each(endpoints)('$area.$name', ({ call }) => {
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
      const fields = Object.keys(call.example.request as object).filter((field) => /(?:Id|No)$/.test(field));
      const ids = fields.filter((field) => !['pageNo', 'reqNo', 'captchaId'].includes(field));
      expect(call.owns).toEqual(expect.arrayContaining(ids));
    }
  });

  it('has its routes in routes.gen.ts', () => {
    expect(readFileSync(new URL('routes.gen.ts', here), 'utf8')).toBe(routesModule(contract));
  });
});
