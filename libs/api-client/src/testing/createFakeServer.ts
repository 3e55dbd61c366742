import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type InferInput, type InferOutput, safeParse } from 'valibot';
import { dialect } from '../dialect.ts';
import type { AnyContract } from '../client/Client.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { createKeyServer, type KeyServer } from './createKeyServer.ts';
import { createKeyServerV2, type KeyServerV2 } from './createKeyServerV2.ts';

const AUTOMATIC: ReadonlySet<string> = new Set(dialect.automaticFields);

/** A call as the server received it. */
export interface SeenCall {
  readonly name: string;
  /** The caller's own fields. */
  readonly request: Readonly<Record<string, unknown>>;
  /** The common fields of every call; `loginName` only where the caller has none. */
  readonly automatic: Readonly<Record<string, unknown>>;
  readonly headers: IncomingMessage['headers'];
}

/**
 * A handler throws this to answer with another code than success, optionally with a body and the server's text.
 *
 * @example
 * server.answer('user', 'checkTransPass', () => {
 *   throw new Refusal('1049', { remainTimes: 2, lockedUntil: null });
 * });
 */
export class Refusal extends Error {
  readonly code: string;
  readonly body: unknown;

  constructor(code: string, body: unknown = null, message = '') {
    super(message);
    this.code = code;
    this.body = body;
  }
}

type Handler<E extends Endpoint> = (
  request: InferInput<E['request']>,
  call: SeenCall,
) => InferOutput<E['response']> | Promise<InferOutput<E['response']>>;

/** Receives every request first; returns whether it has answered. */
export type Interceptor = (request: IncomingMessage, response: ServerResponse) => boolean;

/** An in-memory server that uses the real wire format. */
export interface FakeServer<C extends AnyContract> {
  /** Origin, such as `http://127.0.0.1:41234`. */
  readonly url: string;
  readonly keys: KeyServer;
  /** Keys of envelope version 2; a client that pins them uses it. */
  readonly keysV2: KeyServerV2;
  /** Enveloped calls in the order in which the server read them. */
  readonly calls: readonly SeenCall[];
  /** Paths of all requests, including those of the key exchange and failed ones. */
  readonly paths: readonly string[];
  /** Answers one endpoint with something other than its example. Throw a {@link Refusal} for another code. */
  answer<A extends keyof C & string, N extends keyof C[A] & string>(area: A, name: N, handler: Handler<C[A][N]>): void;
  /** Puts a new token into the head of the next successful answer. */
  renewToken(token: string, expiresAt: number): void;
  /** Runs a function before everything else, to cause failures; undefined removes it. */
  intercept(interceptor: Interceptor | undefined): void;
  close(): Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function readForm(type: string, body: Buffer): Promise<Record<string, unknown>> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  return Object.fromEntries(form);
}

/** `/a/{b}/c` as a pattern. */
const patternOf = (path: string): RegExp => new RegExp(`^${dialect.basePath}${path.replace(/\{\w+\}/g, '[^/]+')}$`);

/**
 * Starts a server on a free port that answers every call of a contract with the contract's own example, inside the real
 * envelope. It checks requests against the schemas, so a client that violates the contract receives `ARGS_INVALID`.
 * Node only.
 *
 * @example
 * const server = await createFakeServer(contract);
 * server.answer('user', 'login', () => {
 *   throw new Refusal('PASSWORD_INCORRECT');
 * });
 * const client = createClient<Contract>({ ...options, baseUrl: server.url, envelope: createNodeEnvelope });
 */
export async function createFakeServer<C extends AnyContract>(
  contract: C,
  keys: KeyServer = createKeyServer(),
): Promise<FakeServer<C>> {
  const keysV2 = createKeyServerV2();
  const calls: SeenCall[] = [];
  const paths: string[] = [];
  const handlers = new Map<string, Handler<Endpoint>>();
  let interceptor: Interceptor | undefined;
  let renewal: { token: string; tokenExpiredDate: number } | undefined;
  const endpoints = Object.entries(contract).flatMap(([area, named]) =>
    Object.entries(named).map(([name, endpoint]) => ({
      name: `${area}.${name}`,
      endpoint,
      pattern: patternOf(endpoint.path),
    })),
  );

  async function answerCall(request: IncomingMessage, fields: Record<string, unknown>): Promise<object> {
    const found = endpoints.find(({ pattern }) => pattern.test(request.url ?? ''));
    if (!found) return { head: head('NO_THIS_METHOD'), body: null };
    const own = Object.entries(fields).filter(([name]) => !AUTOMATIC.has(name));
    const automatic = Object.entries(fields).filter(([name]) => AUTOMATIC.has(name));
    let body: Record<string, unknown> = Object.fromEntries(own);
    let parsed = safeParse(found.endpoint.request, body);
    if (!parsed.success && 'loginName' in fields) {
      body = { ...body, loginName: fields['loginName'] };
      parsed = safeParse(found.endpoint.request, body);
    }
    const call: SeenCall = {
      name: found.name,
      request: body,
      automatic: Object.fromEntries(automatic),
      headers: request.headers,
    };
    calls.push(call);
    if (!parsed.success) return { head: head('ARGS_INVALID'), body: null };
    try {
      const handler = handlers.get(found.name) ?? (() => found.endpoint.example.response);
      const answered = await handler(parsed.output as never, call);
      const renewed = renewal;
      renewal = undefined;
      return { head: { ...head('0000'), ...renewed }, body: answered };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { head: { ...head(error.code), message: error.message }, body: error.body };
    }
  }

  const head = (code: string) => ({ code, message: '', serverTime: Date.now() });
  const refusePlainly = (response: ServerResponse, code: string): void => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ head: head(code), body: null }));
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    paths.push(request.url ?? '');
    const body = await readBody(request);
    if (interceptor?.(request, response)) return;
    const header = (name: string) => String(request.headers[name.toLowerCase()] ?? '');
    const { keySession, deviceId, fingerprint, requestId, callProof } = dialect.headers;
    const session = header(keySession);
    const holder = { sessionId: session, deviceId: header(deviceId), fingerprint: header(fingerprint) };
    const { serverKey, sessionKey } = dialect.exchangePaths;
    response.setHeader('content-type', 'application/octet-stream');
    const path = request.url?.slice(dialect.basePath.length) ?? '';
    if (path === serverKey) return void response.end(keys.publicKey);
    if (path === sessionKey) return void response.end(keys.acceptKey(session, body.toString()));
    if (path === dialect.offerPath) return void response.end(keysV2.accept(holder, body.toString()));
    if (!keys.hasKey(session) && !keysV2.hasKey(session)) return refusePlainly(response, '400002');

    const type = request.headers['content-type'] ?? '';
    const isForm = type.startsWith('multipart/');
    let fields: Record<string, unknown>;
    let seal = (text: string) => keys.seal(session, text);
    try {
      let text: string | undefined;
      if (keysV2.hasKey(session)) {
        const call = { ...holder, path, requestId: header(requestId) };
        const opened = keysV2.open(call, isForm ? header(callProof) : body.toString());
        ({ seal } = opened);
        ({ text } = opened);
      }
      fields = isForm
        ? await readForm(type, body)
        : (JSON.parse(text ?? keys.open(session, body.toString())) as Record<string, unknown>);
    } catch {
      return refusePlainly(response, '400003');
    }
    const answer = await answerCall(request, fields);
    response.setHeader('content-type', 'text/plain').end(seal(JSON.stringify(answer)));
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    keys,
    keysV2,
    calls,
    paths,
    answer(area, name, handler) {
      handlers.set(`${area}.${name}`, handler as unknown as Handler<Endpoint>);
    },
    renewToken(token, expiresAt) {
      renewal = { token, tokenExpiredDate: expiresAt };
    },
    intercept(next) {
      interceptor = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
