import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { GeneralCode, RefusalCode } from '../codes/index.ts';

/** The callers of an endpoint: anyone, a signed-in member, or a signed-in merchant (`userType` 7). */
export type Auth = 'public' | 'user' | 'acceptor';

/** The rate limit that an endpoint counts against. The gateway's configuration gives each class its numbers. */
export type RateClass = 'read' | 'write' | 'login' | 'code' | 'captcha' | 'money' | 'upload';

/** Properties of a call that the client needs at run time. An absent flag means no. */
export interface EndpointFlags {
  /** Moves money: never retried automatically. Without an answer the outcome is unknown, not failed. */
  readonly money?: true;
  /** Changes nothing: retried once after a network fault. */
  readonly read?: true;
  /** Runs without a user action: a network fault is a quiet notice, never a modal. */
  readonly background?: true;
  /** The screen shows this call's errors itself; the app shows none. */
  readonly quiet?: true;
  /** Response codes that the screen handles with their body (product specification, section 8). */
  readonly handOver?: readonly ('1042' | '1049')[];
  /** Also sends the browser's user agent in a header. */
  readonly userAgent?: true;
  /**
   * Carries a file, so it has higher limits for size and time: `form` as multipart outside the envelope, with fields
   * that are text or files; `sealed` as base64 inside the envelope.
   */
  readonly upload?: 'form' | 'sealed';
}

/** The part of an endpoint in the client's bundle: everything but the schemas. */
export interface Route extends EndpointFlags {
  /** `{name}` stands for the request field of that name, which the body repeats; `{s0}` for the token. */
  readonly path: `/${string}`;
  readonly auth: Auth;
}

/** One call of the wire contract as plain data. The client, the gateway, the tests and the docs interpret it. */
export interface Endpoint<
  Request extends GenericSchema = GenericSchema,
  Response extends GenericSchema = GenericSchema,
> extends Route {
  readonly rate: RateClass;
  /** Request fields that name an object with an owner. A test tries each with another user's object. */
  readonly owns: readonly string[];
  /**
   * Codes with which the call can refuse, beside the general ones. A comment says what a code means in this call; without
   * one it has its usual meaning. The gateway's tests fail for any other code.
   */
  readonly codes: { readonly [Code in RefusalCode]?: true };
  readonly request: Request;
  readonly response: Response;
  readonly example: { readonly request: InferInput<Request>; readonly response: InferInput<Response> };
}

/**
 * The request of an endpoint as its caller writes it: without the common fields of every body; fields with a default
 * are optional.
 *
 * @example
 * type Login = RequestOf<Contract['user']['login']>;
 */
export type RequestOf<E extends Endpoint> = InferInput<E['request']>;

/**
 * Body of an endpoint's successful answer, after its schema.
 *
 * @example
 * type Balance = ResponseOf<Contract['user']['getUserBalance']>;
 */
export type ResponseOf<E extends Endpoint> = InferOutput<E['response']>;

/**
 * The codes with which an endpoint can refuse: its own and the general ones.
 *
 * @example
 * type WhyNoLogin = CodesOf<Contract['user']['login']>;
 */
export type CodesOf<E extends Endpoint> = (keyof E['codes'] & RefusalCode) | GeneralCode;

/** Checks a definition against the shape of an endpoint and keeps its literal types. */
export function endpoint<
  Request extends GenericSchema,
  Response extends GenericSchema,
  const Definition extends Omit<Endpoint, 'request' | 'response' | 'example'>,
>(definition: Definition & Pick<Endpoint<Request, Response>, 'request' | 'response' | 'example'>) {
  return definition as Definition & Pick<Endpoint<Request, Response>, 'request' | 'response' | 'example'>;
}
