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
 * A call without an answer, or with a refusal. Its message names the method and the code.
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
  /** Name of the method or event. */
  readonly method: string;
  /** Data of the shell's refusal, unchecked. */
  readonly data: unknown;

  /** @param detail what the other side says */
  constructor(code: BridgeErrorCode | (string & {}), method: string, detail = '', data?: unknown) {
    super(`${method}: ${code}${detail && `. ${detail}`}`);
    this.code = code;
    this.method = method;
    this.data = data;
  }
}
