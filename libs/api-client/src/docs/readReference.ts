import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GenericSchema } from 'valibot';
import { CODE_MEANINGS } from '../codes/codeMeanings.ts';
import { GENERAL_CODES, NAMED_CODES, RESPONSE_CODES, type RefusalCode } from '../codes/index.ts';
import type { Endpoint, EndpointFlags } from '../contract/endpoint.ts';
import { contract, keys } from '../contract/index.ts';
import { statics } from '../contract/static/index.ts';
import { dialect } from '../dialect.ts';
import { type Comments, readComments } from './readComments.ts';
import type { CallReference, CodeReference, Reference } from './Reference.ts';
import { type Schema, TYPES } from './Schema.ts';
import { writeSchemas } from './writeSchemas.ts';

const SOURCES = new URL('../', import.meta.url);
const pathOf = (file: string): string => fileURLToPath(new URL(file, SOURCES));

const ENDPOINT = pathOf('contract/endpoint.ts');
const DIALECT = pathOf('dialect.ts');
const DECISION = pathOf('codes/Decision.ts');

const areas: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = contract;
const CODES: readonly string[] = [...RESPONSE_CODES.map(({ code }) => code), ...NAMED_CODES];

const isSchema = (value: unknown): value is GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

const flagsOf = ({
  path: _,
  auth: _a,
  rate: _r,
  owns: _o,
  codes: _c,
  request: _q,
  response: _p,
  example: _e,
  ...flags
}: Endpoint): EndpointFlags => flags;

/** The codes of a list with their meanings, in the order of the catalogue. @param own meanings in one call */
const meaningsOf = (codes: readonly string[], own: ReadonlyMap<string, string> = new Map()): CodeReference[] =>
  CODES.filter((code): code is RefusalCode => codes.includes(code)).map((code) => ({
    code,
    meaning: own.get(code) || CODE_MEANINGS[code],
  }));

/**
 * Finds every schema that the files of the contract export. If two files use the same name, the name of the file is
 * added.
 */
async function findTypes(files: readonly string[], comments: Comments) {
  const found = files.map(async (file) => {
    const module: object = await import(/* @vite-ignore */ new URL(file, SOURCES).href);
    const told = comments.ofExports(pathOf(file));
    return Object.entries(module).flatMap(([name, schema]) =>
      isSchema(schema) ? [{ file, name, schema, comment: told.get(name) ?? '' }] : [],
    );
  });
  const all = (await Promise.all(found)).flat();
  const first = all.filter(({ schema }, index) => all.findIndex((one) => one.schema === schema) === index);
  const isAmbiguous = (name: string): boolean => first.filter((one) => one.name === name).length > 1;
  return first.map((one) => {
    const [, stem = ''] = /([^/]+)\.ts$/.exec(one.file) ?? [];
    return { ...one, id: isAmbiguous(one.name) ? `${stem}.${one.name}` : one.name };
  });
}

/** Names of types that a schema refers to. */
const referredTo = (schema: Schema): string[] =>
  [...JSON.stringify(schema).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => ref.slice(TYPES.length));

function onlyUsed(roots: readonly Schema[], types: ReadonlyMap<string, Schema>): Map<string, Schema> {
  const used = new Set<string>();
  const visit = (name: string): void => {
    const schema = types.get(name);
    if (!schema || used.has(name)) return;
    used.add(name);
    referredTo(schema).forEach(visit);
  };
  roots.flatMap(referredTo).forEach(visit);
  return new Map([...types].filter(([name]) => used.has(name)).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function headSchema(comments: Comments): Schema {
  const members = comments.ofInterface(DECISION, 'Head');
  return {
    type: 'object',
    description: comments.ofExports(DECISION).get('Head') ?? '',
    properties: Object.fromEntries(
      members.map(({ name, type, comment }) => [name, { type, ...(comment && { description: comment }) }]),
    ),
    required: members.filter(({ required }) => required).map(({ name }) => name),
  };
}

function automaticFields(comments: Comments): Schema {
  const known: Readonly<Record<string, Schema>> = {
    terminalType: { type: 'string', enum: dialect.terminalTypes },
    productId: { type: 'string', const: dialect.productId },
    language: { type: 'string', const: dialect.language },
  };
  return {
    type: 'object',
    description: comments.ofProperties(DIALECT, 'dialect').get('automaticFields') ?? '',
    properties: Object.fromEntries(dialect.automaticFields.map((name) => [name, known[name] ?? { type: 'string' }])),
    required: dialect.automaticFields,
  };
}

/** Headers that not every request carries. */
const OCCASIONAL: ReadonlySet<string> = new Set([
  dialect.headers.token,
  dialect.headers.biometricsCode,
  dialect.headers.userAgent,
]);

/** Collects the content of the documents. Takes some seconds, because the compiler reads the contract. */
export async function readReference(): Promise<Reference> {
  const files = readdirSync(new URL('contract/', SOURCES), { recursive: true, encoding: 'utf8' })
    .map((file) => `contract/${file.replaceAll('\\', '/')}`)
    .filter((file) => /^contract\/[\w-]+\/.+\.ts$/.test(file) && !/\.test\.ts$|\/index\.ts$/.test(file))
    .sort();
  const comments = readComments([...files.map(pathOf), ENDPOINT, DIALECT, DECISION], pathOf('../tsconfig.json'));
  const commentOf = (area: string, name: string): string =>
    comments.ofExports(pathOf(`contract/${area}/${name}.ts`)).get(name) ?? '';

  const calls = Object.entries(areas).flatMap(([area, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => ({ area, name, endpoint })),
  );
  const types = await findTypes(files, comments);
  const fields = new Map([
    ...types.flatMap(({ file, name, schema }) => [...comments.ofFields(pathOf(file), name, schema)]),
    ...calls.flatMap(({ area, name, endpoint }) => [
      ...comments.ofFields(pathOf(`contract/${area}/${name}.ts`), name, endpoint),
    ]),
  ]);
  const wire = [
    ...calls.flatMap(({ endpoint }) => [endpoint.request, endpoint.response]),
    ...Object.values(statics).map(({ response }) => response),
  ];
  const written = writeSchemas(wire, new Map(types.map(({ id, schema }) => [id, schema])), fields);
  const described = new Map(
    types.map(({ id, comment }) => [id, { ...written.types.get(id), ...(comment && { description: comment }) }]),
  );
  const schemaAt = (index: number): Schema => written.schemas[index] ?? {};

  const references = calls.map(({ area, name, endpoint }, index): CallReference => {
    const flags = flagsOf(endpoint);
    const comment = commentOf(area, name);
    return {
      area,
      name,
      endpoint,
      flags,
      comment,
      codes: meaningsOf(
        Object.keys(endpoint.codes),
        comments.ofProperties(pathOf(`contract/${area}/${name}.ts`), name, 'codes'),
      ),
      request: schemaAt(2 * index),
      response: schemaAt(2 * index + 1),
    };
  });
  const { version } = JSON.parse(readFileSync(pathOf('../package.json'), 'utf8')) as { version: string };
  const headerComments = comments.ofProperties(DIALECT, 'dialect', 'headers');
  return {
    version,
    areas: Object.keys(areas).map((name) => ({ name, calls: references.filter(({ area }) => area === name) })),
    files: Object.entries(statics).map(([name, { path, example }], index) => ({
      name,
      path,
      comment: commentOf('static', name),
      response: schemaAt(2 * calls.length + index),
      example,
    })),
    keys: Object.entries(keys).map(([name, { path, request }]) => ({
      name,
      path,
      request,
      comment: commentOf('keys', name),
    })),
    types: onlyUsed(written.schemas, described),
    head: headSchema(comments),
    automatic: automaticFields(comments),
    headers: Object.entries(dialect.headers).map(([key, name]) => ({
      name,
      comment: headerComments.get(key) ?? '',
      always: !OCCASIONAL.has(name),
    })),
    generalCodes: meaningsOf(GENERAL_CODES),
    flags: new Map(comments.ofInterface(ENDPOINT, 'EndpointFlags').map(({ name, comment }) => [name, comment])),
  };
}
