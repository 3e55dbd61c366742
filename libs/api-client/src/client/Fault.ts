import type { NetworkReason } from './CallDecision.ts';

/** Why an attempt ended without an answer. Internal: callers see an `ApiError`. */
export class Fault extends Error {
  readonly reason: NetworkReason | 'aborted';

  constructor(reason: NetworkReason | 'aborted') {
    super(reason);
    this.reason = reason;
  }
}
