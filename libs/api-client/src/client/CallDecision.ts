import type { EndpointFlags } from '../contract/endpoint.ts';
import type { Decision } from '../codes/index.ts';

/** Why no answer came: no connection, too slow, no keys could be agreed on, or an answer nobody can read. */
export type NetworkReason = 'offline' | 'timeout' | 'keys' | 'unreadable';

/**
 * What an application is to do about a call that did not succeed. Success raises no decision, and neither does a call
 * that the application aborted.
 */
export type CallDecision =
  | Exclude<Decision, { kind: 'success' }>
  /** The network modal, or a quiet notice for a call that runs in the background. */
  | { readonly kind: 'network'; readonly reason: NetworkReason; readonly background: boolean }
  /** The server, or something before it, answered with a bare HTTP status; show it for so many seconds. */
  | { readonly kind: 'transport'; readonly status: number; readonly statusText: string; readonly seconds: number }
  /** Money may or may not have moved: show "checking" and settle it by `reqNo`. */
  | { readonly kind: 'unknown' };

/** The call a decision is about. */
export interface CallInfo {
  /** Area and name, such as `user.login`. */
  readonly name: string;
  readonly flags: EndpointFlags;
}
