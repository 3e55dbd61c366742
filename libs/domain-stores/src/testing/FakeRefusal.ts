/** What a client throws when the server says no, with as much of it as stores look at. */
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
