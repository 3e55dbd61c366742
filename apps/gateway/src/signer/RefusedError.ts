import type { Refusal } from '../outside/chain/remote-signer/protocol.ts';

/** A request is not carried out. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly code: Refusal;

  constructor(code: Refusal, reason: string) {
    super(reason);
    this.code = code;
  }
}
