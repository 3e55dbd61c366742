import type { MessageDescriptor } from '@lingui/core';
import { makeAutoObservable, observable, observableRef } from 'mobx';
import { type Proof, readRecoveryCode } from '@ezwallet/api-client/contract';
import { type Api, readRefusal } from '@ezwallet/domain-stores';
import { checkVerificationCode, PAYMENT_PASSWORD_LENGTH } from '@ezwallet/validators';
import { refusalMessage } from '../../../shared/errors/refusalMessage.ts';

/** A kind of proof, by its number on the wire. */
export type ProofKind = Proof['type'];

const PHONE = 1;
const EMAIL = 2;
const AUTHENTICATOR = 3;

/** Kinds that are a six-digit code. */
const DIGITS: ReadonlySet<ProofKind> = new Set([PHONE, EMAIL, AUTHENTICATOR, 6]);
const PAYMENT_PASSWORD = 4;

/** The proofs that the server requires for an action, as far as they are typed. */
export class ProofForm {
  kinds: readonly ProofKind[];
  /** The kinds that replace all of them when one is lost; empty for none. */
  instead: readonly ProofKind[];
  problem: MessageDescriptor | null = null;

  readonly #api: Pick<Api, 'user'>;
  readonly #ask: (() => Promise<unknown>) | undefined;
  private readonly typed = observable.map<ProofKind, string>();

  /** @param ask for somebody who is not signed in: the call without proofs, at which the server sends the codes itself */
  constructor(api: Pick<Api, 'user'>, kinds: readonly ProofKind[], instead: readonly ProofKind[] = [], ask?: () => Promise<unknown>) {
    this.#api = api;
    this.#ask = ask;
    this.kinds = kinds;
    this.instead = instead;
    const refs = { kinds: observableRef, instead: observableRef, problem: observableRef };
    makeAutoObservable<this, 'typed'>(this, { ...refs, typed: false }, { autoBind: true });
  }

  of(kind: ProofKind): string {
    return this.typed.get(kind) ?? '';
  }

  set(kind: ProofKind, text: string): void {
    this.typed.set(kind, text);
    this.problem = null;
  }

  /** Asks for the other kinds, or again for the first ones. */
  swap(): void {
    [this.kinds, this.instead] = [this.instead, this.kinds];
    this.problem = null;
  }

  /** The person has typed something. */
  get touched(): boolean {
    return this.typed.size > 0;
  }

  /** Every proof has the right format. The server decides whether it is correct. */
  get complete(): boolean {
    return this.kinds.every((kind) => {
      const text = this.of(kind);
      if (kind === PAYMENT_PASSWORD) return text.length === PAYMENT_PASSWORD_LENGTH;
      if (kind === AUTHENTICATOR && readRecoveryCode(text) !== undefined) return true;
      return DIGITS.has(kind) ? checkVerificationCode(text).ok : text !== '';
    });
  }

  get proofs(): Proof[] {
    return this.kinds.map((type) => ({ type, code: this.of(type) }));
  }

  /** Sends a code to the person's own phone or email. @throws the reason why it was not sent, after showing it */
  async sendCode(kind: typeof PHONE | typeof EMAIL): Promise<void> {
    try {
      const { sendMsg, sendEmailRegCode } = this.#api.user;
      if (this.#ask) await this.#ask();
      else await (kind === PHONE ? sendMsg : sendEmailRegCode)({ scene: 'security' });
    } catch (error) {
      if (this.#ask && readRefusal(error)?.code === '1042') return;
      this.tell(refusalMessage(error));
      throw error;
    }
  }

  /** Shows the error. The typed values stay, because a wrong proof does not use up a correct one. */
  tell(problem: MessageDescriptor | null): void {
    this.problem = problem;
  }
}
