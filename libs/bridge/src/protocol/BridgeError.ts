/**
 * Codes of a failed call. `HANDLER`, `INVALID_DATA` and `NOT_FOUND` may come from either side; a shell may add its own
 * codes.
 */
export type BridgeErrorCode =
  | 'CLOSED'
  | 'HANDLER'
  | 'INVALID_DATA'
  | 'NOT_FOUND'
  | 'TIMEOUT'
  | 'TOO_LARGE'
  | 'UNAVAILABLE';

/**
 * A call without an answer, or with a refusal.
 *
 * @example
 * import { BridgeError, type Bridge } from '@ezwallet/bridge';
 * import type { PageProtocol } from '@ezwallet/bridge/methods';
 *
 * async function confirm(bridge: Bridge<PageProtocol>): Promise<boolean> {
 *   try {
 *     return (await bridge.call('invokeBiometricAuth', { reason: 'pay' })).success;
 *   } catch (error) {
 *     if (error instanceof BridgeError && error.code !== 'CLOSED') return false;
 *     throw error;
 *   }
 * }
 */
export class BridgeError extends Error {
  override readonly name = 'BridgeError';
  /** A code of this package, or one of the shell's own. */
  readonly code: BridgeErrorCode | (string & {});
  /** Data of the shell's refusal, unchecked. */
  readonly data: unknown;

  constructor(code: BridgeErrorCode | (string & {}), message: string = code, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}
