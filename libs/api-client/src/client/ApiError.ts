import type { CallDecision } from './CallDecision.ts';

/**
 * What became of a call that did not succeed:
 * - `refused`: the server answered with a code
 * - `network`, `timeout`, `transport`: no answer of the API; a write may still have been carried out
 * - `unknown`: the same for a call that moves money, which must be settled before it is repeated
 * - `aborted`: by the application
 * - `invalid`: the request or the answer broke the contract
 */
export type ApiErrorKind = 'refused' | 'network' | 'timeout' | 'transport' | 'unknown' | 'aborted' | 'invalid';

/** What an {@link ApiError} is made of. */
export interface ApiErrorFacts {
  readonly kind: ApiErrorKind;
  /** Area and name of the call. */
  readonly call: string;
  readonly code?: string | undefined;
  readonly status?: number | undefined;
  readonly requestId?: string | undefined;
  readonly decision?: CallDecision | undefined;
  /** Body of the refusal, for screens that take over. */
  readonly body?: unknown;
}

const EXPLANATIONS: Record<ApiErrorKind, string> = {
  refused: 'was refused by the server',
  network: 'did not reach the server',
  timeout: 'got no answer in time',
  transport: 'was answered outside the protocol',
  unknown: 'got no answer and may have been carried out; settle it by its reqNo',
  aborted: 'was aborted',
  invalid: 'does not keep to the contract',
};

/**
 * A call that did not succeed. Safe to log: its text, its stack and its JSON name the call, the code and the request
 * id, and nothing that was sent or received.
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
  /** The `qid` under which the server's log knows the last attempt. */
  readonly requestId: string | undefined;
  // Private and behind methods, so that neither JSON nor a logger that walks objects and getters can reach them.
  readonly #body: unknown;
  readonly #decision: CallDecision | undefined;

  constructor({ kind, call, code, status, requestId, decision, body }: ApiErrorFacts) {
    const detail = code ?? (status === undefined ? undefined : `HTTP ${status}`);
    super(`${call} ${EXPLANATIONS[kind]}${detail === undefined ? '' : ` (${detail})`}.`);
    this.kind = kind;
    this.call = call;
    this.code = code;
    this.status = status;
    this.requestId = requestId;
    this.#body = body;
    this.#decision = decision;
  }

  /** What the server sent with the refusal, such as `{remainTimes}` with 1049; not checked against a schema. */
  body(): unknown {
    return this.#body;
  }

  /** What the application was told to do about it. */
  decision(): CallDecision | undefined {
    return this.#decision;
  }
}
