import { dialect as ours } from '../dialect.ts';
import type { Route } from '../contract/endpoint.ts';
import type { RoutesOf } from '../contract/routesOf.ts';
import { loadEnvelopeV1 } from '../envelope/v1/loadEnvelopeV1.ts';
import { ApiError } from './ApiError.ts';
import type { AnyContract, Client, ClientBase } from './Client.ts';
import type { CallOptions, ClientOptions, ResetLog, Routes } from './ClientOptions.ts';
import { createCaller } from './createCaller.ts';
import { assertOptions } from './assertOptions.ts';
import { createKeyring } from './createKeyring.ts';
import { createTransport } from './createTransport.ts';
import { Fault, kindOf } from './Fault.ts';
import { commonHeaders } from './prepareRequest.ts';
import { shareInFlight } from './shareInFlight.ts';
import { throughMiddleware } from './throughMiddleware.ts';

const HOUR = 3_600_000;

function createResetLog(): ResetLog {
  let times: readonly number[] = [];
  return {
    read: () => times,
    write(next) {
      times = next;
    },
  };
}

type AnyCall = (body?: object, options?: CallOptions) => Promise<unknown>;

/**
 * Creates a client with a method for every endpoint of a contract.
 * It exchanges keys when first needed, adds the common fields, seals and opens bodies, retries reads once, and tells
 * the application through `onDecision` what to do about every failure. It shows nothing itself.
 *
 * @example
 * const client = createClient<Contract>({ routes, identity, session, onDecision });
 * const { token } = await client.user.login({ loginName, loginType: 1, password });
 */
export function createClient<C extends AnyContract>(
  options: ClientOptions & { readonly routes: RoutesOf<C> },
): Client<C> {
  assertOptions(options);
  const dialect = options.dialect ?? ours;
  const clock = options.clock ?? Date.now;
  const origin = (options.baseUrl ?? '').replace(/\/+$/, '');
  const baseUrl = `${origin}${dialect.basePath}`;
  const transport = createTransport(dialect, options.fetch);
  let abort = new AbortController();
  let offset = 0;

  const keyring = createKeyring({
    loadEnvelope: options.envelope ?? (() => loadEnvelopeV1(dialect.exchangePaths)),
    holder: options.identity,
    dialect,
    clock,
    resets: options.resets ?? createResetLog(),
    async post(path, sessionId, body) {
      const caller = { identity: options.identity(), session: options.session, dialect };
      const headers = commonHeaders(caller, sessionId);
      const answer = await transport({
        url: `${baseUrl}${path}`,
        body,
        headers: body === undefined ? headers : { ...headers, 'content-type': 'text/plain; charset=utf-8' },
        timeout: dialect.timeouts.exchange,
        signals: [],
        retry: false,
      });
      if (answer.status !== 200) throw new Fault('keys');
      return answer.bytes;
    },
  });

  const carry = createCaller({
    options,
    dialect,
    clock,
    keyring,
    transport,
    baseUrl,
    abortSignal: () => abort.signal,
    onServerTime(serverTime, sentAt) {
      // The server stamped its answer about half-way between request and response.
      offset = serverTime - (sentAt + clock()) / 2;
    },
  });
  const call = shareInFlight(throughMiddleware(carry, options.middleware ?? []), options, dialect.timeouts.call);

  const base: Omit<ClientBase, 'addRoutes'> = {
    serverNow: () => Math.round(clock() + offset),
    async connect() {
      await keyring.session().catch((error: unknown) => {
        throw error instanceof Fault ? new ApiError({ kind: 'network', call: 'keys.exchange' }) : error;
      });
    },
    async readStatic(path, { query, signal, timeout = dialect.timeouts.static } = {}) {
      const url = `${origin}${path}?${new URLSearchParams({ h: String(Math.floor(clock() / HOUR)), ...query })}`;
      try {
        const signals = [signal, abort.signal];
        const answer = await transport({ url, method: 'get', headers: {}, timeout, signals, retry: true });
        const { status } = answer;
        if (status !== 200) throw new ApiError({ kind: 'transport', call: path, status });
        return JSON.parse(new TextDecoder().decode(answer.bytes));
      } catch (error) {
        if (error instanceof SyntaxError) throw new ApiError({ kind: 'transport', call: path, status: 200 });
        throw error instanceof Fault ? new ApiError({ kind: kindOf(error), call: path }) : error;
      }
    },
    abortAll() {
      abort.abort();
      abort = new AbortController();
    },
  };

  const areas: Record<string, Record<string, AnyCall>> = {};
  const safe: Record<string, Record<string, AnyCall>> = {};
  const addRoutes = (added: Routes) => {
    for (const [area, routes] of Object.entries(added)) {
      const calls = (areas[area] ??= {});
      const safeCalls = (safe[area] ??= {});
      for (const [name, route] of Object.entries(routes)) {
        const run: AnyCall = (body = {}, options = {}) => call({ area, name, route, body, options });
        calls[name] = run;
        safeCalls[name] = async (body, options) => {
          try {
            return { ok: true, body: await run(body, options) };
          } catch (error) {
            return { ok: false, error: toApiError(error, `${area}.${name}`, route) };
          }
        };
      }
    }
    Object.assign(client, areas);
  };
  const client = { ...base, safe, addRoutes };
  addRoutes(options.routes);
  // The loop above creates from `routes` exactly what the mapped type describes.
  return client as unknown as Client<C>;
}

/** Nobody knows how far a money call came when code around it failed. */
function toApiError(error: unknown, call: string, { money }: Route): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError({ kind: money ? 'unknown' : 'broken', call, cause: error });
}
