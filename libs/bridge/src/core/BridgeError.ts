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

/** A call that got no answer, or a refusal. */
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
