import type { EndpointFlags } from '../contract/endpoint.ts';
import type { Decision } from '../codes/index.ts';

/** Why there is no answer: no connection, a timeout, a failed key exchange, or an unreadable answer. */
export type NetworkReason = 'offline' | 'timeout' | 'keys' | 'unreadable';

/**
 * What an application should do about a failed call. Successful calls and calls that the application aborted produce no
 * decision.
 */
export type CallDecision =
  | Exclude<Decision, { kind: 'success' }>
  /**
   * Show the network modal, or a quiet notice for a background call, or nothing where the caller asked for `quiet: true`:
   * its screen says itself that there was no answer. `sent` tells whether the server may have received the call.
   */
  | {
      readonly kind: 'network';
      readonly reason: NetworkReason;
      readonly background: boolean;
      readonly quiet: boolean;
      readonly sent: boolean;
    }
  /** The server or a proxy answered with a bare HTTP status; show it for `seconds`. */
  | { readonly kind: 'transport'; readonly status: number; readonly statusText: string; readonly seconds: number }
  /** Nobody knows whether the money moved: show "checking" and look the outcome up by `reqNo`. */
  | { readonly kind: 'unknown' };

/** The call that a decision is about. */
export interface CallInfo {
  /** Area and name, such as `user.login`. */
  readonly name: string;
  readonly flags: EndpointFlags;
}
