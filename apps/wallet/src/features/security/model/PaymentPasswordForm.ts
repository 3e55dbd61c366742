import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type Api, readRefusal, type SessionStore } from '@ezwallet/domain-stores';
import { checkPaymentPassword, checkVerificationCode } from '@ezwallet/validators';
import { issueMessage } from '../../../i18n/issueMessages.ts';
import { CaptchaGate } from '../../../shared/captcha/CaptchaGate.ts';
import { CodeNotSent, type CodeTarget, sendCode } from '../../../shared/codes/sendCode.ts';
import { refusalMessage } from '../../../shared/errors/refusalMessage.ts';
import type { PaymentPasswordMode } from '../../../world/paths.ts';

/** The steps in order: proof of identity, the new password, the new password again. */
export type PaymentPasswordStep = 'proof' | 'new' | 'repeat' | 'done';

interface PaymentPasswordFormDeps {
  readonly api: Api;
  readonly session: Pick<SessionStore, 'updatePaymentPassword' | 'user'>;
}

/** Refusals about the proof. They lead back to it. */
const PROOF_REFUSED: ReadonlySet<string> = new Set(['PASSWORD_INCORRECT', 'PINCODE_INVALID', 'EXPIRED', '1049']);

/** The form to set, change or reset the payment password. */
export class PaymentPasswordForm {
  readonly gate = new CaptchaGate();
  readonly mode: PaymentPasswordMode;
  step: PaymentPasswordStep = 'proof';
  oldPassword = '';
  loginPassword = '';
  code = '';
  newPassword = '';
  repeated = '';
  error: MessageDescriptor | null = null;
  busy = false;

  readonly #deps: PaymentPasswordFormDeps;

  constructor(mode: PaymentPasswordMode, deps: PaymentPasswordFormDeps) {
    this.mode = mode;
    this.#deps = deps;
    makeAutoObservable(this, { gate: false, mode: false, error: observableRef }, { autoBind: true });
  }

  /** Where a reset code goes: to the phone if there is one, otherwise to the email. */
  get channel(): 'phone' | 'email' {
    return this.#deps.session.user?.phone ? 'phone' : 'email';
  }

  /** Number of steps that can be taken back. */
  get taken(): number {
    return { proof: 0, new: 1, repeat: 2, done: 0 }[this.step];
  }

  setOldPassword(password: string): void {
    this.oldPassword = password;
    this.error = null;
  }

  setLoginPassword(password: string): void {
    this.loginPassword = password;
    this.error = null;
  }

  setCode(code: string): void {
    this.code = code;
    this.error = null;
  }

  setNewPassword(password: string): void {
    this.newPassword = password;
    this.error = null;
  }

  setRepeated(password: string): void {
    this.repeated = password;
    this.error = null;
  }

  /** Sends a reset code to the person's own phone or email. */
  async sendCode(): Promise<void> {
    const target: CodeTarget = { channel: this.channel === 'phone' ? 'ownPhone' : 'ownEmail' };
    try {
      await sendCode(this.#deps.api, this.gate, 'paymentPassword', target);
    } catch (error) {
      if (!(error instanceof CodeNotSent)) this.tell(refusalMessage(error));
      throw error;
    }
  }

  /**
   * Takes the typed proof and continues. The server checks it with the new password, because each check costs an
   * attempt.
   */
  giveProof(): void {
    this.error = this.findProofError();
    if (!this.error) this.step = 'new';
  }

  /** Takes the new password and asks for it again. */
  giveNew(): void {
    const checked = checkPaymentPassword(this.newPassword);
    this.error = checked.ok ? this.findReuse() : issueMessage(checked.issue);
    if (this.error) this.newPassword = '';
    else this.step = 'repeat';
  }

  /** Compares both entries and sends the new password. */
  async giveRepeated(): Promise<void> {
    if (this.busy) return;
    if (this.repeated !== this.newPassword) return this.startOver();
    this.busy = true;
    try {
      await this.#deps.session.updatePaymentPassword(this.request());
      runInAction(() => {
        this.step = 'done';
      });
    } catch (error) {
      this.refused(error);
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  /** Goes back one step, unless it is the first or the last one, or the new password is being sent. */
  back(): void {
    if (this.taken === 0 || this.busy) return;
    this.step = this.step === 'repeat' ? 'new' : 'proof';
    this.newPassword = '';
    this.repeated = '';
    this.error = null;
  }

  private request(): Parameters<SessionStore['updatePaymentPassword']>[0] {
    const { newPassword, loginPassword, oldPassword, code } = this;
    switch (this.mode) {
      case 'set':
        return { type: 'set', newPassword, loginPassword };
      case 'change':
        return { type: 'change', newPassword, oldPassword };
      case 'reset':
        return { type: 'reset', newPassword, loginPassword, verifyCode: code };
    }
  }

  private findProofError(): MessageDescriptor | null {
    if (this.mode === 'change') {
      return this.oldPassword === '' ? issueMessage({ code: 'PAYMENT_PASSWORD_EMPTY', params: {} }) : null;
    }
    if (this.loginPassword === '') return issueMessage({ code: 'LOGIN_PASSWORD_EMPTY', params: {} });
    const code = checkVerificationCode(this.code);
    return this.mode === 'set' || code.ok ? null : issueMessage(code.issue);
  }

  private findReuse(): MessageDescriptor | null {
    const reused = this.mode === 'change' && this.newPassword === this.oldPassword;
    return reused ? msg`Your new password must be different from the old one.` : null;
  }

  private startOver(): void {
    this.step = 'new';
    this.newPassword = '';
    this.repeated = '';
    this.error = msg`The passwords do not match. Choose a password again.`;
  }

  private tell(error: MessageDescriptor | null): void {
    this.error = error;
  }

  private refused(error: unknown): void {
    this.error = refusalMessage(error);
    this.repeated = '';
    if (!PROOF_REFUSED.has(readRefusal(error)?.code ?? '')) return;
    this.step = 'proof';
    this.newPassword = '';
    this.oldPassword = '';
    this.code = '';
  }
}
