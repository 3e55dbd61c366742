import type { NamedCode } from './namedCodes.ts';
import type { ResponseCode } from './responseCodes.ts';

/** Every code an application must have words or an action for. */
export type Code = ResponseCode | NamedCode;

/** Head of every enveloped answer; times in epoch milliseconds. */
export interface Head {
  readonly code: string;
  readonly message?: string | undefined;
  readonly serverTime?: number | undefined;
  /** Replaces the token of the call, as after a change of credentials; the old one ends when this one is first used. */
  readonly token?: string | undefined;
  readonly tokenExpiredDate?: number | undefined;
}

/**
 * What an application is to do about an answer. Codes carry actions, never words: where `text` is absent, or the
 * application has better words for `code`, it shows its own.
 */
export type Decision =
  | { readonly kind: 'success' }
  /** The session is gone: sign out locally, then go to the login screen. */
  | { readonly kind: 'logout'; readonly code: string; readonly reason: 'timeout' | 'expired' }
  /** The server cannot read us: drop the keys; nothing was executed. */
  | { readonly kind: 'rekey'; readonly code: string }
  /** Refused without a word. */
  | { readonly kind: 'silent'; readonly code: string }
  /** Refused; the screen reacts to the code, no message is shown. */
  | { readonly kind: 'codeOnly'; readonly code: string }
  /** Refused; the screen takes over, with the head and the body. */
  | { readonly kind: 'handOver'; readonly code: string; readonly head: Head }
  /** Refused; show a message for so many seconds. */
  | { readonly kind: 'message'; readonly code: string; readonly text?: string; readonly seconds: number };
