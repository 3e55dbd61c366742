import { msg } from '@lingui/core/macro';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Proof } from '@ezwallet/api-client/contract';
import { type Api, failureOf, proofsWanted } from '@ezwallet/domain-stores';
import { refusalMessage } from '../../../shared/errors/refusalMessage.ts';
import { ProofForm } from './ProofForm.ts';

/** Refusals about a proof. */
const WRONG_PROOF: ReadonlySet<string> = new Set(['EXPIRED', 'PASSWORD_INCORRECT', 'PINCODE_INVALID', 'TWO_FACODE_INVALID', 'KYC_NOT_FOUND', '1049']);

/** Lets a call through, with further proofs of identity where the server requires them. */
export class ProofGate {
  form: ProofForm | null = null;
  /** The call with the proofs is in progress. */
  busy = false;

  readonly #api: Pick<Api, 'user'>;
  readonly #visitor: boolean;
  #answer: (proofs: Proof[] | null) => void = () => {};

  /** @param options `visitor`: the person is not signed in, so the server sends codes when the call comes without proofs */
  constructor(api: Pick<Api, 'user'>, { visitor = false }: { readonly visitor?: boolean } = {}) {
    this.#api = api;
    this.#visitor = visitor;
    makeAutoObservable(this, { form: observableRef }, { autoBind: true });
  }

  /**
   * Runs a call. Where the server requires proofs, asks for them and runs the call again, until they are correct.
   *
   * @returns the result of the call, or null when the person cancelled
   * @throws what the call throws, unless it is about the proofs
   */
  async pass<T>(call: (proofs?: Proof[]) => Promise<T>): Promise<T | null> {
    try {
      return await call();
    } catch (error) {
      const failure = failureOf(error);
      const kinds = proofsWanted(failure, []);
      if (!kinds) throw error;
      const instead = proofsWanted({ code: failure.code, verifyTypes: failure.instead ?? [] }, []) ?? [];
      this.open(kinds, instead, this.#visitor ? () => call() : undefined);
    }
    try {
      return await this.#untilRight(call);
    } finally {
      this.close();
    }
  }

  /** Continues with the typed proofs. */
  submit(): void {
    if (!this.form?.complete || this.busy) return;
    this.busy = true;
    this.#answer(this.form.proofs);
  }

  dismiss(): void {
    if (!this.busy) this.#answer(null);
  }

  async #untilRight<T>(call: (proofs: Proof[]) => Promise<T>): Promise<T | null> {
    for (;;) {
      const proofs = await new Promise<Proof[] | null>((resolve) => (this.#answer = resolve));
      if (!proofs) return null;
      try {
        return await call(proofs);
      } catch (error) {
        if (!WRONG_PROOF.has(failureOf(error).code)) throw error;
        this.refuse(error);
      }
    }
  }

  private open(kinds: ProofForm['kinds'], instead: ProofForm['kinds'], ask: (() => Promise<unknown>) | undefined): void {
    this.form = new ProofForm(this.#api, kinds, instead, ask);
  }

  private refuse(error: unknown): void {
    this.busy = false;
    const { code, lockedUntil } = failureOf(error);
    const isDocument = code === 'KYC_NOT_FOUND' && lockedUntil === undefined;
    this.form?.tell(isDocument ? msg`This is not the document number of the account.` : refusalMessage(error));
  }

  private close(): void {
    this.busy = false;
    this.form = null;
  }
}
