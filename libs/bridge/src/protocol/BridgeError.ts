/**
 * What a call can fail with. `HANDLER`, `INVALID_DATA` and `NOT_FOUND` may come from either side; a shell may answer
 * codes of its own.
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
 * A call that got no answer, or a refusal.
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
  /** What the shell sent along with its refusal, unchecked. */
  readonly data: unknown;

  constructor(code: BridgeErrorCode | (string & {}), message: string = code, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}
