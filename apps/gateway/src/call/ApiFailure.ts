import type { Code } from '@ezwallet/api-client/codes';

/** A refusal that the caller sees: a code of the catalogue, and the payload that the code promises. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly code: Code;
  readonly body: unknown;

  constructor(code: Code, body: unknown = null) {
    super(code);
    this.code = code;
    this.body = body;
  }
}
