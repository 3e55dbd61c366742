import type { Code } from '@ezwallet/api-client/codes';
import { ApiFailure } from './ApiFailure.ts';

/** Why something is not done, as the caller is told. A value, not an error: only surprises are thrown. */
export class Refusal {
  readonly code: Code;
  readonly body: unknown;
  /** Kept under the request number: the same request stays refused. Otherwise it may come again. */
  readonly isKept: boolean;

  constructor(code: Code, body: unknown = null, { isKept = false } = {}) {
    this.code = code;
    this.body = body;
    this.isKept = isKept;
  }
}

/** What a step or a whole money call came to: its result, or why not. */
export type Outcome<Result> = Result | Refusal;

/** The result of an outcome, for calls that refuse by throwing. @throws {ApiFailure} for a refusal */
export function admit<Result>(outcome: Outcome<Result>): Result {
  if (outcome instanceof Refusal) throw new ApiFailure(outcome.code, outcome.body);
  return outcome;
}
