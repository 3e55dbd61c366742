import type { Dialect, TerminalType } from '../dialect.ts';
import type { Envelope } from '../envelope/index.ts';
import type { Route } from '../contract/endpoint.ts';
import type { CallDecision, CallInfo } from './CallDecision.ts';

/** What the server is told about this device with every call. */
export interface Identity {
  /** UUID v4 of this installation. */
  readonly deviceId: string;
  /** `OS, browser name, browser version`. */
  readonly deviceName: string;
  readonly terminalType: TerminalType;
  readonly domainName: string;
  /** 64 hex digits; empty until it is computed. */
  readonly fingerprint: string;
}

/** The signed-in user, read anew for every call. */
export interface SessionPort {
  /** Empty without one. */
  token(): string;
  loginName(): string;
  /** Empty without one. */
  biometricsCode(): string;
  /** Pushes the end of the session ahead; epoch milliseconds. Called for every request that carries a token. */
  touch(expiresAt: number): void;
  /** Takes the token that an answer brought in place of the one it was asked with; epoch milliseconds. */
  renew?(token: string, expiresAt: number): void;
  /** End of the session in epoch milliseconds; a call after it is not sent but answered with a logout decision. */
  expiresAt?(): number | undefined;
}

/**
 * Remembers when keys were reset. Back it by session storage where a reset ends in a reload, so that a broken server
 * cannot make the page reload for ever.
 */
export interface ResetLog {
  read(): readonly number[];
  write(times: readonly number[]): void;
}

/** The routes of a contract, as the client carries them: no schemas. */
export type Routes = Readonly<Record<string, Readonly<Record<string, Route>>>>;

/** Checks what goes out and what comes in; returns where it breaks the contract, without values, or nothing. */
export type Validate = (area: string, name: string, side: 'request' | 'response', value: unknown) => string | undefined;

/** A call as its caller made it: nothing is added or sealed yet. */
export interface PlainCall extends CallInfo {
  readonly body: object;
}

/**
 * Stands around every call, in the clear: sees what the caller sends and what the caller gets, may change either,
 * answer by itself, or send again. It never sees the token or the keys. What `next` throws is an `ApiError`, of which the
 * application has heard already.
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
  /** Origin of the server, such as `https://wallet.example`; the page's own when absent or empty. */
  readonly baseUrl?: string;
  readonly routes: Routes;
  readonly identity: () => Identity;
  readonly session: SessionPort;
  /** Hears of every call that did not succeed, before its promise rejects. */
  readonly onDecision: (decision: CallDecision, call: CallInfo) => void;
  /** Another version of the wire; envelope version 1 when absent. Loaded at the first call. */
  readonly envelope?: () => Envelope | Promise<Envelope>;
  readonly dialect?: Dialect;
  readonly fetch?: typeof fetch;
  /** Epoch milliseconds. */
  readonly clock?: () => number;
  readonly resets?: ResetLog;
  /** The first is the outermost. Background reads that are shared pass once. */
  readonly middleware?: readonly Middleware[];
  /** For development and tests; see `createContractValidator`. */
  readonly validate?: Validate;
}

/** Options of one call. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Codes whose message this call suppresses; `true` means all. */
  readonly quiet?: true | readonly string[];
  /** Milliseconds, in place of the dialect's. */
  readonly timeout?: number;
  /**
   * Hears which share of the request has left, from 0 to 1; falls back where the call is sent again. Outside browsers,
   * and with a `fetch` of one's own, it hears 1 once the server has answered, and nothing before.
   */
  readonly onProgress?: ((fraction: number) => void) | undefined;
}
