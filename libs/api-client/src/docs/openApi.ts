import { dialect } from '../dialect.ts';
import { codeActions } from './codeActions.ts';
import type { CallReference, FileReference, KeyReference, Reference } from './Reference.ts';
import { type Schema, TYPES } from './Schema.ts';
import { toExample } from './toExample.ts';

type Json = Readonly<Record<string, unknown>>;

const JSON_TYPE = 'application/json';
const SEALED_TYPE = 'text/plain';
const ref = (kind: 'parameters' | 'responses' | 'schemas', name: string): Json => ({
  $ref: `#/components/${kind}/${name}`,
});

const ABOUT = `The calls of the wallet, derived from the contract that client and server share.

What this document can say: the address of each call, and its request and answer as plain JSON.

What OpenAPI has no words for, and how it is written here:

- **The envelope.** Where an operation has \`x-envelope\`, the JSON of the sides it lists never travels as such: it is
  encrypted with the AES key of this key session and sent as base64 in \`${SEALED_TYPE}\`. A key session starts with
  \`${dialect.exchangePaths.serverKey}\` and \`${dialect.exchangePaths.sessionKey}\`. Generated clients and consoles
  therefore cannot make these calls by themselves; \`@ezwallet/api-client\` can.
- **Automatic fields.** Every plaintext request carries the fields of \`AutomaticFields\` beside those listed for the
  call. Any other field that the call does not list is refused.
- **The token** travels in the automatic field \`${dialect.automaticFields[0]}\`, where no security scheme can point.
  \`x-auth\` says who may call.
- **Refusals** are answers with status 200 and a head code other than \`0000\`; \`x-codes\` lists those a call is known
  for, and \`x-response-codes\` at the end what a client does about each code.
- **Rules of our validators** stand as \`x-checks\`; they are narrower than the pattern or length beside them.`;

const EXTENSIONS: Readonly<Record<string, string>> = {
  'x-auth': 'Who may call: anyone (`public`), a signed-in member (`user`), or a signed-in merchant (`acceptor`).',
  'x-rate': 'Which budget of calls it draws from; the numbers belong to the server.',
  'x-owns': 'Request fields that name an object; somebody else’s object looks like one that never was.',
  'x-codes': 'Codes that the call is known to refuse with.',
  'x-envelope': 'Which sides travel sealed.',
};

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function textOf({ summary, description }: { readonly summary: string; readonly description: string }): Json {
  return { summary, ...(description && { description }) };
}

/** Headers of a call; the token's only where the call sends it. */
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

/** OpenAPI says a form file's media types beside the schema. */
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
  const { area, name, endpoint, flags, codes, request, response } = call;
  const isForm = flags.upload === 'form';
  const sendsToken = isForm || endpoint.path.startsWith(dialect.publicKycPath);
  const { headers } = dialect;
  const sends = [...(sendsToken ? [headers.token] : []), ...(flags.userAgent ? [headers.userAgent] : [])];
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    ...textOf(call),
    'x-auth': endpoint.auth,
    'x-rate': endpoint.rate,
    ...(endpoint.owns.length ? { 'x-owns': endpoint.owns } : {}),
    ...Object.fromEntries(Object.entries(flags).map(([flag, value]) => [`x-${kebab(flag)}`, value])),
    ...(codes.length ? { 'x-codes': codes } : {}),
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

function keyOperation({ name, request, summary }: KeyReference, reference: Reference): Json {
  return {
    operationId: `keys.${name}`,
    tags: ['keys'],
    summary,
    'x-auth': 'public',
    parameters: parametersOf(reference, []),
    ...(request === 'text'
      ? { requestBody: { required: true, content: { [SEALED_TYPE]: { schema: { type: 'string', contentEncoding: 'base64' } } } } }
      : {}),
    responses: { 200: { description: 'The key as bytes.', content: { 'application/octet-stream': {} } } },
  };
}

function fileOperation({ name, response, example, ...texts }: FileReference): Json {
  return {
    operationId: `static.${name}`,
    tags: ['static'],
    ...textOf(texts),
    'x-auth': 'public',
    responses: { 200: { description: 'The file.', content: { [JSON_TYPE]: { schema: response, example: toExample(example) } } } },
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
      description: ABOUT,
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
          { name, in: 'header', required: always, ...(comment && { description: comment }), schema: { type: 'string' } },
        ]),
      ),
      responses: {
        NoSharedKey: {
          description: 'No key is shared, or the request cannot be read. Not executed: agree on new keys and send it again.',
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
    'x-response-codes': Object.fromEntries(codeActions().map(({ code, ...action }) => [code, action])),
  };
}
