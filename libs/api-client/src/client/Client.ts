import type { InferInput, InferOutput } from 'valibot';
import type { Endpoint } from '../contract/endpoint.ts';
import type { ApiError } from './ApiError.ts';
import type { CallOptions, Routes } from './ClientOptions.ts';

/** Any contract: areas of named endpoints. */
export type AnyContract = { readonly [area: string]: { readonly [name: string]: Endpoint } };

/** Result of a call as a value. */
export type Result<Body> =
  | { readonly ok: true; readonly body: Body }
  | { readonly ok: false; readonly error: ApiError };

/** The body is optional where `{}` satisfies the contract. */
type Arguments<Request> = object extends Request
  ? [body?: Request, options?: CallOptions]
  : [body: Request, options?: CallOptions];

/** One method of the client. @throws {ApiError} */
export type Call<E extends Endpoint> = (
  ...args: Arguments<InferInput<E['request']>>
) => Promise<InferOutput<E['response']>>;

/** The same method for callers that branch on the result instead of catching errors. */
export type SafeCall<E extends Endpoint> = (
  ...args: Arguments<InferInput<E['request']>>
) => Promise<Result<InferOutput<E['response']>>>;

type Calls<C extends AnyContract> = {
  readonly [Area in keyof C]: { readonly [Name in keyof C[Area]]: Call<C[Area][Name]> };
};
type SafeCalls<C extends AnyContract> = {
  readonly [Area in keyof C]: { readonly [Name in keyof C[Area]]: SafeCall<C[Area][Name]> };
};

/** Options of reading a static file: those of a call, and what its address asks for. */
export interface StaticOptions extends CallOptions {
  readonly query?: Readonly<Record<string, string>>;
}

/** Members of every client besides its calls. */
export interface ClientBase {
  /** The server's time in epoch milliseconds, from the last answer; before the first answer, the device's own time. */
  serverNow(): number;
  /**
   * Runs the key exchange before the first call. @throws {ApiError}, or `EnvelopeError` where this page cannot generate
   * keys
   */
  connect(): Promise<void>;
  /** Reads a static JSON file, with a cache key `h` that changes every hour. @throws {ApiError} */
  readStatic(path: string, options?: StaticOptions): Promise<unknown>;
  /**
   * Aborts every pending call, for example at sign-out. A key exchange continues, because it belongs to the device, not
   * to a user.
   */
  abortAll(): void;
  /**
   * Adds calls whose routes load later, such as `memberRoutes` to a client with `visitorRoutes`. A call without its route
   * is undefined until then.
   */
  addRoutes(routes: Routes): void;
}

/** A method for every endpoint of the contract: `client.user.login(body)`, `client.safe.user.login(body)`. */
export type Client<C extends AnyContract> = ClientBase & Calls<C> & { readonly safe: SafeCalls<C> };
