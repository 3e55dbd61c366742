import type { ApiErrorKind } from './ApiError.ts';
import type { NetworkReason } from './CallDecision.ts';

/** `pins`: the server has new signature keys, which come with a reload of the application. */
type FaultReason = NetworkReason | 'aborted' | 'pins';

/** Why an attempt ended without an answer. Internal: callers receive an `ApiError`. */
export class Fault extends Error {
  readonly reason: FaultReason;

  constructor(reason: FaultReason) {
    super(reason);
    this.reason = reason;
  }
}

/** The part of a fault that callers see. */
export function kindOf({ reason }: Fault): ApiErrorKind {
  if (reason === 'aborted' || reason === 'timeout') return reason;
  return reason === 'unreadable' ? 'transport' : 'network';
}
