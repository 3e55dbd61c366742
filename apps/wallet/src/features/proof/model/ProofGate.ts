import { makeAutoObservable, observableRef } from 'mobx';
import { CODE } from '@ezwallet/api-client/constants';
import { ApiError } from '@ezwallet/api-client';
import type { Proof } from '@ezwallet/api-client/contract';
import { type Api, failureOf, proofsWanted } from '@ezwallet/domain-stores';
import { AUTHENTICATOR, ProofForm, type ProofQuestion } from './ProofForm.ts';

/** Refusals about a proof. */
const WRONG_PROOF: ReadonlySet<string> = new Set([
  'EXPIRED',
  'PASSWORD_INCORRECT',
  'PINCODE_INVALID',
  'TWO_FACODE_INVALID',
  'KYC_NOT_FOUND',
  CODE.wrongPassword,
]);

/** Lets a call through, with further proofs of identity where the server requires them. */
export class ProofGate {
  form: ProofForm | null = null;
  /** The call with the proofs is in progress. */
  busy = false;

  readonly #api: Pick<Api, 'user'>;
  readonly #visitor: boolean;
  /** Proofs of a call that was refused for something else: they are still good. */
  #kept: ProofForm | null = null;
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
      this.open(kinds, { instead, ...(this.#visitor && { sendCode: () => askAgain(call) }) });
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
        const more = moreWanted(error, proofs);
        if (more) {
          this.askAlso(more);
          continue;
        }
        if (!canGoOn(error, proofs)) {
          // A visitor's form sends its codes with the values of its own call.
          this.#kept = failureOf(error).mayBeDone || this.#visitor ? null : this.form;
          throw error;
        }
        this.refuse(error);
      }
    }
  }

  private open(kinds: ProofForm['kinds'], question: ProofQuestion): void {
    const kept = this.#kept;
    this.#kept = null;
    this.form = kept?.kinds.join() === kinds.join() ? kept : new ProofForm(this.#api, kinds, question);
  }

  private askAlso(kinds: ProofForm['kinds']): void {
    this.busy = false;
    this.form?.ask(kinds);
  }

  private refuse(error: unknown): void {
    this.busy = false;
    this.form?.refuse(failureOf(error));
  }

  private close(): void {
    this.busy = false;
    this.form = null;
  }
}

/** The person corrects a proof, or keeps the proofs for a call that was never sent. Those of one that may be done can be used up. */
function canGoOn(error: unknown, proofs: readonly Proof[]): boolean {
  const { code, mayBeDone } = failureOf(error);
  if (mayBeDone) return false;
  const isUnsent = error instanceof ApiError && error.decision()?.kind === 'network';
  // The code of a new authenticator is in the form, not among the proofs.
  const isAboutForm = code === 'TWO_FACODE_INVALID' && !proofs.some(({ type }) => type === AUTHENTICATOR);
  return isUnsent || (WRONG_PROOF.has(code) && !isAboutForm);
}

/** The kinds that the server wants after those that it named first: beside a recovery code it wants a password. */
function moreWanted(error: unknown, proofs: readonly Proof[]): readonly Proof['type'][] | null {
  const { code, verifyTypes = [] } = failureOf(error);
  const wanted = code === CODE.proofsWanted ? proofsWanted({ code, verifyTypes }, []) : null;
  return wanted?.some((kind) => !proofs.some(({ type }) => type === kind)) ? wanted : null;
}

/** The server sends the codes again when the call comes without proofs. */
async function askAgain(call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (failureOf(error).code !== CODE.proofsWanted) throw error;
  }
}
