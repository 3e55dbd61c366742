import { readFileSync, readdirSync } from 'node:fs';
import { type GenericSchema, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { contract } from './index.ts';
import { routesModules } from './routesOf.ts';

const here = new URL('.', import.meta.url);
const endpoints = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries(calls).map(([name, call]) => ({ area, name, call: call as Endpoint })),
);

/** Fields that end like an object's id but name no object with an owner. */
const NOBODYS: ReadonlySet<string> = new Set([
  'pageNo',
  'reqNo',
  'captchaId',
  // Rows of public lists.
  'payMethodId',
  'securityId',
  // Numbers of external accounts and documents, as a person types them.
  'accountNo',
  'walletNo',
  'idNo',
]);

/** Fields that hold where a screen leads to. */
const LINK = /(?:Url|Link|domainBakList)$/;

/** Addresses that only the gateway makes, or has checked when a merchant sent them, in a sandbox without TLS too. */
const OWN_ADDRESSES: ReadonlySet<string> = new Set(['.headUrl', '.returnUrl', '.row.inviteUrl', '.inviteUrl']);

interface SchemaShape {
  readonly type?: string;
  readonly wrapped?: SchemaShape;
  readonly item?: SchemaShape;
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly options?: readonly SchemaShape[];
}

/** Names of a request's fields, in all its variants. */
const fieldsOf = (schema: SchemaShape): string[] => [
  ...new Set([...Object.keys(schema.entries ?? {}), ...(schema.options ?? []).flatMap(fieldsOf)]),
];

/** Every text that a request may contain, with its path. */
function textsOf(schema: SchemaShape, way = ''): { readonly way: string; readonly schema: SchemaShape }[] {
  if (schema.type === 'string') return [{ way, schema }];
  const entries = Object.entries(schema.entries ?? {}).map(([name, inner]) => [`${way}.${name}`, inner] as const);
  const inner = [schema.wrapped, schema.item, ...(schema.options ?? [])].filter((part) => typeof part === 'object');
  return [...entries, ...inner.map((part) => [way, part] as const)].flatMap(([to, part]) =>
    textsOf(part as SchemaShape, to),
  );
}

/** Of every length that a field asks for. */
const UNFIT_TEXTS = ['\0', '\ud800', '\udc00'].flatMap((unfit) =>
  ['', '1', '12345', 'a'.repeat(40)].flatMap((text) => [unfit + text, text + unfit, text + unfit + text]),
);

describe.each(endpoints)('$area $name', ({ call }) => {
  it('has an example that fits its own schemas', () => {
    expect(safeParse(call.request, call.example.request).issues).toBeUndefined();
    expect(safeParse(call.response, call.example.response).issues).toBeUndefined();
  });

  it('refuses a field it does not know [S27]', () => {
    const request = { ...(call.example.request as object), userType: 7, kycLevel: 4 };
    expect(safeParse(call.request, request).success).toBe(false);
  });

  it('refuses text that cannot be stored or forwarded', () => {
    for (const { way, schema } of textsOf(call.request as SchemaShape)) {
      for (const text of UNFIT_TEXTS)
        expect(safeParse(schema as GenericSchema, text).success, `${way} ${JSON.stringify(text)}`).toBe(false);
    }
  });

  it('answers exactly what its schema lists', () => {
    const { output } = safeParse(call.response, call.example.response);
    expect(output).toEqual(call.example.response);
  });
});

describe('contract', () => {
  it('has every area', () => {
    const folders = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).sort()).toEqual(
      [...Object.keys(contract), 'keys', 'shared', 'static'].sort(),
    );
  });

  it('lists every endpoint file of every area', () => {
    for (const [area, calls] of Object.entries(contract)) {
      const files = readdirSync(new URL(`${area}/`, here)).filter((file) => file !== 'index.ts');
      expect(files.map((file) => file.replace(/\.ts$/, '')).sort()).toEqual(Object.keys(calls).sort());
    }
  });

  it('has links to https or to screens of ours only [S10]', () => {
    const links = endpoints.flatMap(({ call }) =>
      [call.request, call.response]
        .flatMap((schema) => textsOf(schema as SchemaShape))
        .filter(({ way }) => LINK.test(way) && !OWN_ADDRESSES.has(way)),
    );
    expect(links.length).toBeGreaterThan(4);
    for (const { way, schema } of links)
      for (const bad of [
        'javascript:alert(1)',
        'data:text/html,x',
        'http://wallet.example',
        '//evil.example',
        'https://a@evil.example',
        '/\t/evil.example',
      ])
        expect(safeParse(schema as GenericSchema, bad).success, `${way} ${bad}`).toBe(false);
  });

  it('finds the texts in its requests', () => {
    const texts = textsOf(contract.order.pageQueryV2.request as SchemaShape).map(({ way }) => way);
    expect(texts).toEqual(['.currency', '.keyword']);
    expect(textsOf(contract.transfer.transferTo.request as SchemaShape).map(({ way }) => way)).toContain('.codes.code');
  });

  it('gives every call a unique path', () => {
    const paths = endpoints.map(({ call }) => call.path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('has an owner rule for every request field that looks like an object id [S25]', () => {
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
      // A document in parts counts as one upload, when it is announced.
      const isPart = /\/appendUpload(?:Pub)?$/.test(call.path);
      const isAnnouncement = /\/startUpload(?:Pub)?$/.test(call.path);
      expect(call.upload !== undefined && !isPart, call.path).toBe(call.rate === 'upload' && !isAnnouncement);
      if (hasFile) expect(values.every((value) => typeof value === 'string' || value instanceof Blob)).toBe(true);
    }
  });

  it('can fill every path from its request', () => {
    for (const { call } of endpoints) {
      const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).filter((name) => name !== 's0');
      expect(fieldsOf(call.request as SchemaShape), call.path).toEqual(expect.arrayContaining(names));
    }
  });

  it.each(Object.entries(routesModules(contract)))('has its routes in %s', (file, source) => {
    expect(readFileSync(new URL(file, here), 'utf8')).toBe(source);
  });
});
