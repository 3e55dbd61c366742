import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../contract/endpoint.ts';
import { contract } from '../contract/index.ts';
import { documents } from './documents.ts';
import type { Schema } from './Schema.ts';
import { toExample } from './toExample.ts';

/** The compiler reads the whole contract. */
const PATIENCE_MS = 60_000;
const HOW = 'Run `npm run docs -w @ezwallet/api-client`.';

const areas: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = contract;
const calls = Object.entries(areas).flatMap(([area, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]) => ({ area, name, endpoint })),
);

interface OpenApi {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly paths: Readonly<
    Record<
      string,
      {
        readonly post: {
          readonly summary: string;
          readonly operationId: string;
          readonly requestBody: { readonly content: object };
        };
      }
    >
  >;
}

let written: Readonly<Record<string, string>>;
let openApi: OpenApi;
const ajv = new Ajv2020({ strict: false, validateFormats: false });

/** What is wrong with a value, by the schema of one side of a call. */
function faultsOf(path: string, side: readonly string[], media: string, value: unknown): unknown {
  const pointer = ['paths', path, 'post', ...side, 'content', media, 'schema'].map((step) =>
    encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')),
  );
  ajv.validate({ $ref: `document#/${pointer.join('/')}` }, toExample(value));
  return ajv.errors;
}
beforeAll(async () => {
  written = await documents();
  openApi = JSON.parse(written['openapi.json'] ?? '') as OpenApi;
  ajv.addSchema(openApi, 'document');
}, PATIENCE_MS);

it.each(['openapi.json', 'reference.html'])('docs/%s follows the contract', (file) => {
  const url = new URL(`../../docs/${file}`, import.meta.url);
  expect(readFileSync(url, 'utf8') === written[file], HOW).toBe(true);
});

it('leaves no other document in docs', () => {
  expect(Object.keys(written)).toEqual(['openapi.json', 'reference.html']);
});

describe('the OpenAPI document', () => {
  it('is valid', async () => {
    expect(await new Validator().validate(JSON.parse(written['openapi.json'] ?? '') as Record<string, unknown>)).toEqual({ valid: true });
  });

  it.each(calls)('has a summary for $area $name, and its example fits what is said of it', ({ area, name, endpoint }) => {
    const { path, example } = endpoint;
    const { post } = openApi.paths[path]!;
    expect(post.operationId).toBe(`${area}.${name}`);
    expect(post.summary).not.toBe('');
    const [media = ''] = Object.keys(post.requestBody.content);
    expect(faultsOf(path, ['requestBody'], media, example.request)).toBeNull();
    const answerFaults = (answer: unknown) => faultsOf(path, ['responses', '200'], 'application/json', answer);
    const head = { code: '0000', message: '' };
    expect(answerFaults({ head, body: example.response })).toBeNull();
    expect(answerFaults({ head: { code: 'FAIL' } })).toBeNull();
    expect(answerFaults({ head })).not.toBeNull();
  });

  it('refers to what it holds, and holds nothing that is not referred to', () => {
    const names = [...(written['openapi.json'] ?? '').matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name);
    const held = Object.keys(openApi.components.schemas).filter((name) => name !== 'AutomaticFields');
    expect(new Set(names)).toEqual(new Set(held));
  });
});

describe('the reference page', () => {
  it('leads nowhere but to itself', () => {
    const page = (written['reference.html'] ?? '').replace(/<script>[\s\S]*<\/script>/, '');
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const targets = [...page.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
    expect(targets.filter((href) => !href.startsWith('#') || !ids.has(href.slice(1)))).toEqual([]);
    expect(page).not.toMatch(/\ssrc=|@import|url\(/);
    for (const { area, name } of calls) expect(ids).toContain(`${area}.${name}`);
  });
});
