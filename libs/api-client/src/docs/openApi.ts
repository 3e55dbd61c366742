import type { Auth } from '../contract/endpoint.ts';
import { dialect } from '../dialect.ts';
import { codeActions } from './codeActions.ts';
import type { CallReference, CodeReference, FileReference, KeyReference, Reference } from './Reference.ts';
import { type Schema, TYPES } from './Schema.ts';
import { toExample } from './toExample.ts';

type Json = Readonly<Record<string, unknown>>;

const JSON_TYPE = 'application/json';
const SEALED_TYPE = 'text/plain';
const ref = (kind: 'parameters' | 'responses' | 'schemas', name: string): Json => ({
  $ref: `#/components/${kind}/${name}`,
});

const ABOUT = `The calls of the wallet, derived from the contract that client and server share.

This document describes the address of each call, and its request and answer as plain JSON. OpenAPI has no words for the
following, so the document writes it in extensions and repeats it in the description of each call:

- **The envelope.** The sides that \`x-envelope\` lists never travel as JSON. They are encrypted with the AES key of
  the key session and sent as base64 in \`${SEALED_TYPE}\`. A key session starts with
  \`${dialect.exchangePaths.serverKey}\` and \`${dialect.exchangePaths.sessionKey}\`. Generated clients and consoles
  therefore cannot make these calls. \`@ezwallet/api-client\` can.
- **Automatic fields.** Every plaintext request carries the fields of \`AutomaticFields\` and the fields listed for the
  call. The server refuses any other field.
- **The token** travels in the automatic field \`${dialect.automaticFields[0]}\`, which no security scheme can name.
  \`x-auth\` says who may call.
- **Refusals** are answers with status 200 and a head code other than \`0000\`. \`x-codes\` has the refusals of a
  call with their meanings, \`x-general-codes\` at the end has those of every call, and \`x-response-codes\` says what a client
  does about each code.
- **Rules of our validators** are in \`x-checks\`. They are narrower than the pattern or length beside them.`;

const EXTENSIONS = {
  'x-auth': 'Who may call: anyone (`public`), a signed-in member (`user`), or a signed-in merchant (`acceptor`).',
  'x-rate': 'The budget of calls that it draws from. The server sets the numbers.',
  'x-owns': 'Request fields that name an object. The answer for another member’s object is the same as for none.',
  'x-codes': 'The codes with which the call can refuse, beside those of every call, and their meanings.',
  'x-general-codes': 'The codes with which every call can refuse, and their meanings.',
  'x-envelope': 'The sides that travel sealed.',
} as const;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const CALLERS: Readonly<Record<Auth, string>> = {
  public: 'anyone',
  user: 'a signed-in member',
  acceptor: 'a signed-in merchant',
};

const inCode = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

const meanings = (codes: readonly CodeReference[]): Json =>
  Object.fromEntries(codes.map(({ code, meaning }) => [code, meaning]));

/** Codes with their meanings as a list in Markdown. */
const codesList = (codes: readonly CodeReference[], indent = ''): string =>
  codes.map(({ code, meaning }) => `\n${indent}- \`${code}\`: ${meaning}`).join('');

/** The extensions of a call in words: most viewers of OpenAPI show no extension. */
function notesOf({ endpoint, flags, codes }: CallReference, reference: Reference['flags']): string {
  const flagged = Object.entries(flags).map(([flag, value]) => {
    const given = value === true ? '' : ` (${inCode([value].flat())})`;
    return `**${kebab(flag)}**${given}: ${reference.get(flag) ?? ''}`;
  });
  return [
    `**Who may call**: ${CALLERS[endpoint.auth]}. **Budget**: \`${endpoint.rate}\`.`,
    ...(endpoint.owns.length
      ? [`**Object ids**: ${inCode(endpoint.owns)}. The answer for another member’s object is the same as for none.`]
      : []),
    ...flagged,
    ...(codes.length ? [`**Refusals**, beside those of every call:${codesList(codes, '  ')}`] : []),
  ]
    .map((note) => `- ${note}`)
    .join('\n');
}

/** The catalogue of response codes as a table in Markdown. */
function codesTable(): string {
  const rows = codeActions().map(
    ({ code, action, reason = '', seconds }) =>
      `| \`${code}\` | ${action} | ${seconds === undefined ? reason : `for ${seconds} s`} |`,
  );
  return ['| code | decision | |', '|---|---|---|', ...rows].join('\n');
}

/** The headers of a call. The header of the token is among them only if the call sends it. */
function parametersOf({ headers }: Reference, sends: readonly string[]): Json[] {
  return headers
    .filter(({ name, always }) => always || name === dialect.headers.biometricsCode || sends.includes(name))
    .map(({ name }) => ref('parameters', name));
}

function pathParameters({ endpoint, request }: CallReference): Json[] {
  return [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    ...(name === dialect.headers.token
      ? { description: `\`${dialect.tokenPlaceholder}\`; the token travels in the header.`, schema: { type: 'string' } }
      : { description: 'Repeated in the body.', schema: request.properties?.[name] ?? { type: 'string' } }),
  }));
}

/** OpenAPI keeps the media types of a file in a form beside the schema. */
function encodingOf({ properties = {} }: Schema, { types }: Reference): Json {
  const media = Object.entries(properties).flatMap(([name, schema]) => {
    const target = schema.$ref ? types.get(schema.$ref.slice(TYPES.length)) : schema;
    return target?.['x-media-types'] ? [[name, { contentType: target['x-media-types'].join(', ') }] as const] : [];
  });
  return media.length ? { encoding: Object.fromEntries(media) } : {};
}

function answerOf(body: Schema): Json {
  return {
    type: 'object',
    properties: {
      head: { allOf: [ref('schemas', 'Head')], properties: { code: { const: '0000' } } },
      body,
    },
    required: ['head', 'body'],
  };
}

function operationOf(call: CallReference, reference: Reference): Json {
  const { area, name, endpoint, flags, comment, codes, request, response } = call;
  const isForm = flags.upload === 'form';
  const sendsToken = isForm || endpoint.path.startsWith(dialect.publicKycPath);
  const { headers } = dialect;
  const sends = [...(sendsToken ? [headers.token] : []), ...(flags.userAgent ? [headers.userAgent] : [])];
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    summary: name,
    description: `${comment}\n\n${notesOf(call, reference.flags)}`,
    'x-auth': endpoint.auth,
    'x-rate': endpoint.rate,
    ...(endpoint.owns.length ? { 'x-owns': endpoint.owns } : {}),
    ...Object.fromEntries(Object.entries(flags).map(([flag, value]) => [`x-${kebab(flag)}`, value])),
    ...(codes.length ? { 'x-codes': meanings(codes) } : {}),
    'x-envelope': isForm ? ['response'] : ['request', 'response'],
    parameters: [...pathParameters(call), ...parametersOf(reference, sends)],
    requestBody: {
      required: true,
      content: {
        [isForm ? 'multipart/form-data' : JSON_TYPE]: {
          schema: request,
          example: toExample(endpoint.example.request),
          ...(isForm ? encodingOf(request, reference) : {}),
        },
      },
    },
    responses: {
      200: {
        description: 'Done, or refused with a code.',
        content: {
          [JSON_TYPE]: {
            schema: { anyOf: [answerOf(response), ref('schemas', 'Refusal')] },
            example: { head: { code: '0000', message: '' }, body: toExample(endpoint.example.response) },
          },
        },
      },
      400: ref('responses', 'NoSharedKey'),
    },
  };
}

function keyOperation({ name, request, comment }: KeyReference, reference: Reference): Json {
  return {
    operationId: `keys.${name}`,
    tags: ['keys'],
    summary: name,
    description: comment,
    'x-auth': 'public',
    parameters: parametersOf(reference, []),
    ...(request === 'text'
      ? {
          requestBody: {
            required: true,
            content: { [SEALED_TYPE]: { schema: { type: 'string', contentEncoding: 'base64' } } },
          },
        }
      : {}),
    responses: { 200: { description: 'The key as bytes.', content: { 'application/octet-stream': {} } } },
  };
}

function fileOperation({ name, response, example, comment }: FileReference): Json {
  return {
    operationId: `static.${name}`,
    tags: ['static'],
    summary: name,
    description: comment,
    'x-auth': 'public',
    responses: {
      200: { description: 'The file.', content: { [JSON_TYPE]: { schema: response, example: toExample(example) } } },
    },
  };
}

/** The OpenAPI 3.1 document of the contract. */
export function openApi(reference: Reference): Json {
  const calls = reference.areas.flatMap((area) => area.calls);
  const flags = [...reference.flags].map(([flag, comment]) => [`x-${kebab(flag)}`, comment] as const);
  return {
    openapi: '3.1.1',
    info: {
      title: 'ezwallet',
      version: reference.version,
      license: { name: 'MIT', identifier: 'MIT' },
      description: `${ABOUT}\n\n## Response codes\n\nWhat a client does about each code of a head. Named codes such as \`BALANCE_NOT_ENOUGH\` are messages, unless the call is quiet.\n\n${codesTable()}\n\n## Refusals of every call\n${codesList(reference.generalCodes)}`,
    },
    servers: [{ url: dialect.basePath }],
    tags: ['keys', ...reference.areas.map(({ name }) => name), 'static'].map((name) => ({ name })),
    paths: {
      ...Object.fromEntries(reference.keys.map((key) => [key.path, { post: keyOperation(key, reference) }])),
      ...Object.fromEntries(calls.map((call) => [call.endpoint.path, { post: operationOf(call, reference) }])),
      ...Object.fromEntries(
        reference.files.map((file) => [file.path, { servers: [{ url: '/' }], get: fileOperation(file) }]),
      ),
    },
    components: {
      parameters: Object.fromEntries(
        reference.headers.map(({ name, comment, always }) => [
          name,
          {
            name,
            in: 'header',
            required: always,
            ...(comment && { description: comment }),
            schema: { type: 'string' },
          },
        ]),
      ),
      responses: {
        NoSharedKey: {
          description:
            'The server shares no key or cannot read the request, and has not run it. Agree on new keys and send it again.',
          content: { [JSON_TYPE]: { schema: ref('schemas', 'Refusal') } },
        },
      },
      schemas: {
        Head: reference.head,
        AutomaticFields: reference.automatic,
        Refusal: {
          type: 'object',
          description: 'A code other than `0000`; some codes bring facts in the body.',
          properties: {
            head: { allOf: [ref('schemas', 'Head')], not: { properties: { code: { const: '0000' } } } },
            body: {},
          },
          required: ['head'],
        },
        ...Object.fromEntries(reference.types),
      },
    },
    'x-extensions': { ...EXTENSIONS, ...Object.fromEntries(flags) },
    'x-general-codes': meanings(reference.generalCodes),
    'x-response-codes': Object.fromEntries(codeActions().map(({ code, ...action }) => [code, action])),
  };
}
