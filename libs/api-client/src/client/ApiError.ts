import type { CallDecision } from './CallDecision.ts';

/**
 * Kind of a failed call:
 * - `refused`: the server answered with a code
 * - `network`, `timeout`, `transport`: there is no answer of the API; a write may still have been executed
 * - `unknown`: the same for a call that moves money; check its outcome before you repeat it
 * - `aborted`: by the application
 * - `invalid`: the request or the answer violated the contract
 * - `broken`: code of the application failed, such as a middleware or an envelope; `cause` is its error. Only `safe`
 *   calls report it, because others throw that error itself
 */
export type ApiErrorKind =
  | 'refused'
  | 'network'
  | 'timeout'
  | 'transport'
  | 'unknown'
  | 'aborted'
  | 'invalid'
  | 'broken';

/** Parts of an {@link ApiError}. */
export interface ApiErrorFacts {
  readonly kind: ApiErrorKind;
  /** Area and name of the call. */
  readonly call: string;
  readonly code?: string | undefined;
  readonly status?: number | undefined;
  readonly requestId?: string | undefined;
  readonly decision?: CallDecision | undefined;
  /** Body of the refusal, for screens that handle it. */
  readonly body?: unknown;
  /** The error of the application's code. */
  readonly cause?: unknown;
}

const EXPLANATIONS: Record<ApiErrorKind, string> = {
  refused: 'was refused by the server',
  network: 'did not reach the server',
  timeout: 'got no answer in time',
  transport: 'was answered outside the protocol',
  unknown: 'got no answer and may have been carried out; settle it by its reqNo',
  aborted: 'was aborted',
  invalid: 'does not keep to the contract',
  broken: 'failed in code around it; `cause` says where',
};

/**
 * A failed call. It is safe to log: its text, its stack and its JSON contain the call, the code and the request id, and
 * nothing that was sent or received.
 *
 * @example
 * try {
 *   await client.user.setNickName({ nickName });
 * } catch (error) {
 *   if (!(error instanceof ApiError) || error.kind !== 'refused') throw error;
 *   form.showProblem(error.code);
 * }
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly call: string;
  /** Code of the answer, for `refused`. */
  readonly code: string | undefined;
  /** HTTP status, for `transport`. */
  readonly status: number | undefined;
  /** The `qid` of the last attempt, which finds it in the server's log. */
  readonly requestId: string | undefined;
  // Private and behind methods, so that neither JSON nor a logger that walks objects and getters can read them.
  readonly #body: unknown;
  readonly #decision: CallDecision | undefined;

  constructor({ kind, call, code, status, requestId, decision, body, cause }: ApiErrorFacts) {
    const detail = code ?? (status === undefined ? undefined : `HTTP ${status}`);
    super(
      `${call} ${EXPLANATIONS[kind]}${detail === undefined ? '' : ` (${detail})`}.`,
      cause === undefined ? undefined : { cause },
    );
    this.kind = kind;
    this.call = call;
    this.code = code;
    this.status = status;
    this.requestId = requestId;
    this.#body = body;
    this.#decision = decision;
  }

  /** Body of the refusal, such as `{remainTimes}` with 1049; not checked against a schema. */
  body(): unknown {
    return this.#body;
  }

  /** The decision that the application received. */
  decision(): CallDecision | undefined {
    return this.#decision;
  }
}
