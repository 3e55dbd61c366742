import type { MessageDescriptor } from '@lingui/core';
import { makeAutoObservable, observable, observableRef } from 'mobx';
import { readRecoveryCode, VERIFY_TYPES } from '@ezwallet/api-client/constants';
import type { Proof } from '@ezwallet/api-client/contract';
import { type Api, type Failure, failureOf } from '@ezwallet/domain-stores';
import { checkVerificationCode, PAYMENT_PASSWORD_LENGTH } from '@ezwallet/validators';
import { failureMessage } from '../../../shared/errors/refusalMessage.ts';
import { sendOwnCode } from './sendOwnCode.ts';
import { wrongProofWords } from './wrongProofWords.ts';

/** A kind of proof, by its number on the wire. */
export type ProofKind = Proof['type'];

export const AUTHENTICATOR = 3;

/** Kinds that are a six-digit code. */
const DIGITS: ReadonlySet<ProofKind> = new Set([VERIFY_TYPES.phone, VERIFY_TYPES.email, AUTHENTICATOR, 6]);

/** The kinds that are a code to the person's own phone or mailbox. */
export type SentKind = typeof VERIFY_TYPES.phone | typeof VERIFY_TYPES.email;

/** What sets a question for proofs apart from the usual one to a person who is signed in. */
export interface ProofQuestion {
  /** The kinds that replace all of them when one is lost. */
  readonly instead?: readonly ProofKind[];
  /** What the proofs are for. */
  readonly scene?: 'security' | 'login';
  /** Sends a code again. Without it, codes go to the phone and mailbox of the signed-in person. */
  readonly sendCode?: (kind: SentKind) => Promise<unknown>;
  /** When the server sent the codes together with the question, in epoch milliseconds. */
  readonly sentAt?: number;
  /** The login that waits for the proofs. */
  readonly preToken?: string;
}

/** The proofs that the server requires for an action, as far as they are typed. */
export class ProofForm {
  kinds: readonly ProofKind[];
  /** The kinds that replace all of them when one is lost; empty for none. */
  instead: readonly ProofKind[];
  problem: MessageDescriptor | null = null;

  /** When the server sent the codes by itself, in epoch milliseconds. */
  sentAt: number | undefined;
  readonly preToken: string | undefined;
  readonly scene: 'security' | 'login';
  readonly #send: (kind: SentKind) => Promise<unknown>;
  private readonly typed = observable.map<ProofKind, string>();

  constructor(
    api: Pick<Api, 'user'>,
    kinds: readonly ProofKind[],
    { instead = [], scene = 'security', sendCode, sentAt, preToken }: ProofQuestion = {},
  ) {
    this.#send = sendCode ?? ((kind) => sendOwnCode(api, kind));
    this.scene = scene;
    this.sentAt = sentAt;
    this.preToken = preToken;
    this.kinds = kinds;
    this.instead = instead;
    const refs = { kinds: observableRef, instead: observableRef, problem: observableRef };
    makeAutoObservable<this, 'typed'>(
      this,
      { ...refs, scene: false, preToken: false, typed: false },
      { autoBind: true },
    );
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
    // The server sent the codes of its first question only.
    this.sentAt = undefined;
    this.problem = null;
  }

  /** Asks for these kinds. What is typed stays. */
  ask(kinds: readonly ProofKind[]): void {
    this.kinds = kinds;
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
      if (kind === VERIFY_TYPES.payPassword) return text.length === PAYMENT_PASSWORD_LENGTH;
      if (kind === AUTHENTICATOR && readRecoveryCode(text) !== undefined) return true;
      return DIGITS.has(kind) ? checkVerificationCode(text).ok : text !== '';
    });
  }

  get proofs(): Proof[] {
    return this.kinds.map((type) => ({ type, code: this.of(type) }));
  }

  /** Sends a code to the person's own phone or email. @throws the reason why it was not sent, after showing it */
  async sendCode(kind: SentKind): Promise<void> {
    try {
      await this.#send(kind);
    } catch (error) {
      this.tell(failureMessage(failureOf(error)));
      throw error;
    }
  }

  /** Shows the error. The typed values stay, because a wrong proof does not use up a correct one. */
  tell(problem: MessageDescriptor | null): void {
    this.problem = problem;
  }

  /** Shows which proof is wrong. */
  refuse(failure: Failure): void {
    this.tell(wrongProofWords(failure));
  }
}
