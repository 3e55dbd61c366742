import type { Code } from '@ezwallet/api-client/codes';
import { ApiFailure } from './ApiFailure.ts';

/** Tells the caller why the gateway refuses. A value, not an error: only unexpected faults are thrown. */
export class Refusal {
  readonly code: Code;
  readonly body: unknown;
  /** Stored under the request number, so that the same request stays refused. Otherwise the caller may try again. */
  readonly isKept: boolean;

  constructor(code: Code, body: unknown = null, { isKept = false } = {}) {
    this.code = code;
    this.body = body;
    this.isKept = isKept;
  }
}

/** The outcome of a step or of a whole money call: its result, or a refusal. */
export type Outcome<Result> = Result | Refusal;

/** The result of an outcome, for calls that refuse by throwing. @throws {ApiFailure} for a refusal */
export function admit<Result>(outcome: Outcome<Result>): Result {
  if (outcome instanceof Refusal) throw new ApiFailure(outcome.code, outcome.body);
  return outcome;
}
