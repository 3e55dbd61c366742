/** The error that a client throws when the server refuses a call, as far as stores read it. */
export class FakeRefusal extends Error {
  readonly kind = 'refused';
  readonly code: string;
  readonly #body: unknown;

  constructor(code: string, body?: unknown) {
    super(`refused (${code})`);
    this.code = code;
    this.#body = body;
  }

  body(): unknown {
    return this.#body;
  }
}
