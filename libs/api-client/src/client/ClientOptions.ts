import type { Dialect, TerminalType } from '../dialect.ts';
import type { Envelope } from '../envelope/index.ts';
import type { Route } from '../contract/endpoint.ts';
import type { CallDecision, CallInfo } from './CallDecision.ts';

/** The facts about this device that every call sends to the server. */
export interface Identity {
  /** UUID v4 of this installation. */
  readonly deviceId: string;
  /** `OS, browser name, browser version`. */
  readonly deviceName: string;
  readonly terminalType: TerminalType;
  readonly domainName: string;
  /** 64 hex digits; empty until computed. */
  readonly fingerprint: string;
}

/** The signed-in user. The client reads it for every call. */
export interface SessionPort {
  /** Empty when nobody is signed in. */
  token(): string;
  loginName(): string;
  /** Empty when nobody is signed in. */
  biometricsCode(): string;
  /** Extends the session to this time in epoch milliseconds. Called for every request that carries a token. */
  touch(expiresAt: number): void;
  /** Stores the token from an answer, which replaces the token of the request; epoch milliseconds. */
  renew?(token: string, expiresAt: number): void;
  /** End of the session in epoch milliseconds. A later call is not sent; it produces a logout decision. */
  expiresAt?(): number | undefined;
}

/**
 * Remembers when keys were reset. Use session storage if a reset reloads the page, so that a broken server cannot make
 * it reload forever.
 */
export interface ResetLog {
  read(): readonly number[];
  write(times: readonly number[]): void;
}

/** The routes of a contract without schemas, as the client contains them. */
export type Routes = Readonly<Record<string, Readonly<Record<string, Route>>>>;

/** Checks requests and answers. Returns where they violate the contract, without values, or nothing. */
export type Validate = (area: string, name: string, side: 'request' | 'response', value: unknown) => string | undefined;

/** A call as its caller made it, before anything is added or sealed. */
export interface PlainCall extends CallInfo {
  readonly body: object;
}

/**
 * Wraps every call with unencrypted data: it sees the caller's request and the caller's answer, and may change either,
 * answer itself, or send again. It never sees the token or the keys. `next` throws an `ApiError` after the application
 * has received the decision.
 *
 * @example
 * const timed: Middleware = async (call, next) => {
 *   const started = performance.now();
 *   return await next(call.body).finally(() => report(call.name, performance.now() - started));
 * };
 */
export type Middleware = (call: PlainCall, next: (body: object) => Promise<unknown>) => Promise<unknown>;

/** See {@link createClient}. */
export interface ClientOptions {
  /** Origin of the server, such as `https://wallet.example`. Default: the page's own. */
  readonly baseUrl?: string;
  readonly routes: Routes;
  readonly identity: () => Identity;
  readonly session: SessionPort;
  /** Receives a decision for every failed call, before its promise rejects. */
  readonly onDecision: (decision: CallDecision, call: CallInfo) => void;
  /** Another version of the envelope, loaded at the first call. Default: version 1. */
  readonly envelope?: () => Envelope | Promise<Envelope>;
  readonly dialect?: Dialect;
  readonly fetch?: typeof fetch;
  /** Epoch milliseconds. */
  readonly clock?: () => number;
  readonly resets?: ResetLog;
  /** The first is the outermost. Shared background reads pass through once. */
  readonly middleware?: readonly Middleware[];
  /** For development and tests; see `createContractValidator`. */
  readonly validate?: Validate;
}

/** Options of one call. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Codes whose message this call suppresses; `true` means all. */
  readonly quiet?: true | readonly string[];
  /** Timeout in milliseconds. Default: the dialect's. */
  readonly timeout?: number;
  /**
   * Receives the share of the request that was sent, from 0 to 1; it goes back when the call is sent again. Outside
   * browsers, and with a custom `fetch`, it receives only 1, after the server has answered.
   */
  readonly onProgress?: ((fraction: number) => void) | undefined;
}
