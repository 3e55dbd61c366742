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
  /** What codes are sent for. */
  readonly scene: CodeScene;
  /** Area code that stands there at first. */
  readonly areaCode: string;
}

/** Refusals that are about who somebody is. */
const OF_IDENTITY: ReadonlySet<string> = new Set(['USER_NOT_FOUND', 'ALREADY_REGISTERED']);

/** What every way in shares: who it is, the captcha before it, one try at a time, and what was wrong with the last one. */
export class AccessAttempt {
  readonly identity: IdentityFields;
  readonly gate = new CaptchaGate();
  /** What is wrong with none of the fields. */
  problem: MessageDescriptor | null = null;
  busy = false;

  readonly #deps: AccessAttemptDeps;

  constructor(deps: AccessAttemptDeps) {
    this.#deps = deps;
    this.identity = new IdentityFields(deps.areaCode);
    makeAutoObservable(this, { identity: false, gate: false, problem: observableRef }, { autoBind: true });
  }

  /** Sends a code to the phone or e-mail typed; rejects when none went out, after saying why. */
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
   * Makes one try and tells what it was refused for.
   *
   * @param open opens the session, or answers false
   * @param showAtField shows words at the field that a refusal is about; answers false when it is about none
   * @returns whether a session is open now
   * @throws what is no failed call but a fault of our own
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

  private tell(problem: MessageDescriptor | null): void {
    this.problem = problem;
  }
}
