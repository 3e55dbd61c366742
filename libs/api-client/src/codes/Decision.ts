import type { NamedCode } from './namedCodes.ts';
import type { ResponseCode } from './responseCodes.ts';

/** Every code for which an application needs words or an action. */
export type Code = ResponseCode | NamedCode;

/** Head of every enveloped answer. Times are in epoch milliseconds. */
export interface Head {
  readonly code: string;
  readonly message?: string | undefined;
  readonly serverTime?: number | undefined;
  /**
   * Replaces the token of the call, for example after a change of credentials. The old token ends when the new one is
   * first used.
   */
  readonly token?: string | undefined;
  readonly tokenExpiredDate?: number | undefined;
}

/**
 * What an application should do about an answer. Codes carry actions, never words: where `text` is absent, or the
 * application has better words for `code`, it shows its own.
 */
export type Decision =
  | { readonly kind: 'success' }
  /** The session is gone: sign out locally, then open the login screen. */
  | { readonly kind: 'logout'; readonly code: string; readonly reason: 'timeout' | 'expired' }
  /** The server cannot read our messages: drop the keys. It executed nothing. */
  | { readonly kind: 'rekey'; readonly code: string }
  /** Refused without a message. */
  | { readonly kind: 'silent'; readonly code: string }
  /** Refused. The screen reacts to the code; no message appears. */
  | { readonly kind: 'codeOnly'; readonly code: string }
  /** Refused. The screen handles it, with the head and the body. */
  | { readonly kind: 'handOver'; readonly code: string; readonly head: Head }
  /** Refused. Show a message for `seconds`. */
  | { readonly kind: 'message'; readonly code: string; readonly text?: string; readonly seconds: number };
