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

const areas: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = contract;
const calls = Object.entries(areas).flatMap(([area, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]) => ({ area, name, endpoint })),
);

interface OpenApi {
  readonly openapi: string;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly paths: Readonly<
    Record<
      string,
      {
        readonly post?: {
          readonly description: string;
          readonly 'x-codes'?: Readonly<Record<string, string>>;
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

/** Finds the faults of a value, by the schema of one side of a call. */
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

it('are the document, the page, and the licences of what the page contains', () => {
  expect(Object.keys(written)).toEqual(['openapi.json', 'reference.html', 'reference.LICENSE.txt']);
  expect(written['reference.LICENSE.txt']).toMatch(/The MIT License[^]*ReDoc/);
});

describe('the OpenAPI document', () => {
  it('describes every call of the contract once', () => {
    const ids = Object.values(openApi.paths).flatMap(({ post }) =>
      post && !post.operationId.startsWith('keys.') ? [post.operationId] : [],
    );
    expect(ids.toSorted()).toEqual(calls.map(({ area, name }) => `${area}.${name}`).toSorted());
    expect(ids.length).toBeGreaterThanOrEqual(156);
  });

  it('is valid OpenAPI 3.1', async () => {
    expect(
      await new Validator().validate(JSON.parse(written['openapi.json'] ?? '') as Record<string, unknown>),
    ).toEqual({ valid: true });
    expect(openApi.openapi).toMatch(/^3\.1\./);
  });

  it.each(calls)('describes $area $name, and its example is valid', ({ area, name, endpoint }) => {
    const { path, example } = endpoint;
    const post = openApi.paths[path]!.post!;
    expect(post.operationId).toBe(`${area}.${name}`);
    expect(post.description.split('\n')[0]).toMatch(/[.!?]$/);
    const [media = ''] = Object.keys(post.requestBody.content);
    expect(faultsOf(path, ['requestBody'], media, example.request)).toBeNull();
    const answerFaults = (answer: unknown) => faultsOf(path, ['responses', '200'], 'application/json', answer);
    const head = { code: '0000', message: '' };
    expect(answerFaults({ head, body: example.response })).toBeNull();
    expect(answerFaults({ head: { code: 'FAIL' } })).toBeNull();
    expect(answerFaults({ head })).not.toBeNull();
  });

  it('says what each code of a call means', () => {
    for (const { name, endpoint } of calls) {
      const post = openApi.paths[endpoint.path]!.post!;
      const codes = post['x-codes'] ?? {};
      expect(Object.keys(codes).toSorted(), name).toEqual(Object.keys(endpoint.codes).toSorted());
      for (const [code, meaning] of Object.entries(codes))
        expect(post.description, name).toContain(`\n  - \`${code}\`: ${meaning}`);
      for (const meaning of Object.values(codes)) expect(meaning, name).toMatch(/^[A-Z`\d].*\.$/);
    }
    expect(openApi.paths['/bankAccount/pin']!.post!['x-codes']).toMatchObject({
      BANK_ACCOUNT_UNAVAILABLE: 'The payment account is not usable.',
    });
    expect(openApi.paths['/bankAccount/deletePayAcount']!.post!['x-codes']).toMatchObject({
      BANK_ACCOUNT_UNAVAILABLE: 'An open trade pays into it.',
    });
  });

  it('refers only to schemas that it has, and has only schemas that it refers to', () => {
    const names = [...(written['openapi.json'] ?? '').matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
      ([, name]) => name,
    );
    const held = Object.keys(openApi.components.schemas).filter((name) => name !== 'AutomaticFields');
    expect(new Set(names)).toEqual(new Set(held));
  });
});

describe('the reference page', () => {
  it('holds the whole document', () => {
    const page = written['reference.html'] ?? '';
    for (const { area, name } of calls) expect(page).toContain(`"operationId":"${area}.${name}"`);
  });

  it('loads nothing, and its policy lets it load nothing', () => {
    const page = written['reference.html'] ?? '';
    expect(page).toContain(`<meta http-equiv="Content-Security-Policy" content="default-src 'none'; `);
    const [policy = ''] = /(?<=Content-Security-Policy" content=")[^"]*/.exec(page) ?? [];
    expect(policy).not.toMatch(/https?:|'self'|\*|connect-src/);
    const markup = page.replace(/<script>[^]*?<\/script>/g, '');
    expect(markup).not.toMatch(/\s(?:src|href)=|@import|url\(/);
    // Addresses of hosts that serve files. Links in texts are fine, since only a reader follows them.
    expect(page).not.toMatch(/\bcdn\.|fonts\.g/);
  });
});
