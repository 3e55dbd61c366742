import { makeAutoObservable, observableRef } from 'mobx';
import type { Proof } from '@ezwallet/api-client/contract';
import { type Api, readRefusal } from '@ezwallet/domain-stores';
import { refusalMessage } from '../../../shared/errors/refusalMessage.ts';
import { ProofForm, type ProofKind } from './ProofForm.ts';

/** Refusals that are about a proof that was given. */
const WRONG_PROOF: ReadonlySet<string> = new Set(['EXPIRED', 'PASSWORD_INCORRECT', 'PINCODE_INVALID', '1049']);

/** Kinds of proof that a refusal with 1042 asks for; none for any other. */
function kindsWanted(error: unknown): readonly ProofKind[] {
  const refusal = readRefusal(error);
  if (refusal?.code !== '1042') return [];
  const { verifyTypes } = (refusal.body ?? {}) as { verifyTypes?: unknown };
  return Array.isArray(verifyTypes) ? (verifyTypes as ProofKind[]) : [];
}

/** Lets a call through, with further proofs of who one is where the server wants them. */
export class ProofGate {
  form: ProofForm | null = null;
  /** The call is on its way with the proofs. */
  busy = false;

  readonly #api: Pick<Api, 'user'>;
  #answer: (proofs: Proof[] | null) => void = () => {};

  constructor(api: Pick<Api, 'user'>) {
    this.#api = api;
    makeAutoObservable(this, { form: observableRef }, { autoBind: true });
  }

  /**
   * Runs a call; where the server wants proofs, asks for them and runs it again, until they are right.
   *
   * @returns what the call answers, or null when the person gave up
   * @throws what the call throws, unless it is about the proofs
   */
  async pass<T>(call: (proofs?: Proof[]) => Promise<T>): Promise<T | null> {
    try {
      return await call();
    } catch (error) {
      const kinds = kindsWanted(error);
      if (kinds.length === 0) throw error;
      this.open(kinds);
    }
    try {
      return await this.#untilRight(call);
    } finally {
      this.close();
    }
  }

  /** Goes on with what is typed. */
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
        if (!WRONG_PROOF.has(readRefusal(error)?.code ?? '')) throw error;
        this.refuse(error);
      }
    }
  }

  private open(kinds: readonly ProofKind[]): void {
    this.form = new ProofForm(this.#api, kinds);
  }

  private refuse(error: unknown): void {
    this.busy = false;
    this.form?.tell(refusalMessage(error));
  }

  private close(): void {
    this.busy = false;
    this.form = null;
  }
}
