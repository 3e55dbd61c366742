import type { MessageDescriptor } from '@lingui/core';
import { makeAutoObservable, observableRef } from 'mobx';
import type { CodeScene } from '@ezwallet/api-client/contract';
import { type Api, readRefusal, type Refusal } from '@ezwallet/domain-stores';
import { CaptchaGate } from '../../../shared/captcha/CaptchaGate.ts';
import { CodeNotSent, sendCode } from '../../../shared/codes/sendCode.ts';
import { refusalMessage } from '../../../shared/errors/refusalMessage.ts';
import { IdentityFields } from './IdentityFields.ts';

interface AccessAttemptDeps {
  readonly api: Api;
  /** The purposes of a code. */
  readonly scene: CodeScene;
  /** The area code at the start. */
  readonly areaCode: string;
}

/** Refusals about the login name. */
const OF_IDENTITY: ReadonlySet<string> = new Set(['USER_NOT_FOUND', 'ALREADY_REGISTERED']);

/**
 * What login and registration share: the login name, the captcha, one attempt at a time, and the problem of the last
 * one.
 */
export class AccessAttempt {
  readonly identity: IdentityFields;
  readonly gate = new CaptchaGate();
  /** A problem that belongs to no field. */
  problem: MessageDescriptor | null = null;
  busy = false;

  readonly #deps: AccessAttemptDeps;

  constructor(deps: AccessAttemptDeps) {
    this.#deps = deps;
    this.identity = new IdentityFields(deps.areaCode);
    makeAutoObservable(this, { identity: false, gate: false, problem: observableRef }, { autoBind: true });
  }

  /** Sends a code to the typed phone or email. Shows the problem and rejects if no code was sent. */
  async sendCode(): Promise<void> {
    const target = this.identity.checkTarget();
    if (!target) throw new CodeNotSent();
    const { api, scene } = this.#deps;
    try {
      await sendCode(api, this.gate, scene, target);
    } catch (error) {
      if (!(error instanceof CodeNotSent)) this.tell(refusalMessage(error));
      throw error;
    }
  }

  /**
   * Makes one attempt and shows why it was refused.
   *
   * @param open opens the session, or resolves to false
   * @param showAtField shows a message at the field that a refusal is about; returns false if it is about none
   * @returns whether a session is open now
   * @throws any error that is not a failed call but a bug of our own
   */
  async run(open: () => Promise<boolean>, showAtField: (refusal: Refusal, words: MessageDescriptor) => boolean): Promise<boolean> {
    this.start();
    try {
      return await open();
    } catch (error) {
      const words = refusalMessage(error);
      const refusal = readRefusal(error);
      if (refusal && words && OF_IDENTITY.has(refusal.code)) this.identity.refuse(words);
      else if (!refusal || !words || !showAtField(refusal, words)) this.tell(words);
      return false;
    } finally {
      this.stop();
    }
  }

  private start(): void {
    this.busy = true;
    this.problem = null;
  }

  private stop(): void {
    this.busy = false;
  }

  /** Shows a problem that belongs to no field. */
  tell(problem: MessageDescriptor | null): void {
    this.problem = problem;
  }
}
