import { msg } from '@lingui/core/macro';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Api, SessionStore } from '@ezwallet/domain-stores';
import { accept, checkPaymentPassword, checkVerificationCode, refuse } from '@ezwallet/validators';
import { CaptchaGate } from '../../../shared/captcha/CaptchaGate.ts';
import { sendCodeFor } from '../../../shared/codes/sendCode.ts';
import { createForm, fault, type WordedForm } from '../../../shared/form/createForm.ts';
import type { PaymentPasswordMode } from '../../../world/paths.ts';

/** The steps in order: proof of identity, the new password, the new password again. */
export type PaymentPasswordStep = 'proof' | 'new' | 'repeat' | 'done';

interface PaymentPasswordFormDeps {
  readonly api: Api;
  readonly session: Pick<SessionStore, 'updatePaymentPassword' | 'user'>;
}

/** What the person proves who they are with; each mode needs some of it. */
const PROOFS = ['oldPassword', 'loginPassword', 'verifyCode'] as const;

type Typed = Readonly<Record<(typeof PROOFS)[number] | 'newPassword' | 'repeated', string>>;

const NOTHING: Typed = { oldPassword: '', loginPassword: '', verifyCode: '', newPassword: '', repeated: '' };

/** The form to set, change or reset the payment password. */
export class PaymentPasswordForm {
  readonly gate = new CaptchaGate();
  readonly mode: PaymentPasswordMode;
  readonly fields: WordedForm<Typed, Typed, unknown>;
  step: PaymentPasswordStep = 'proof';

  readonly #deps: PaymentPasswordFormDeps;

  constructor(mode: PaymentPasswordMode, deps: PaymentPasswordFormDeps) {
    this.mode = mode;
    this.#deps = deps;
    const password = mode === 'change' ? 'oldPassword' : 'loginPassword';
    this.fields = createForm<Typed, Typed, unknown>({
      values: NOTHING,
      checks: {
        oldPassword: (text) => (mode === 'change' && text === '' ? refuse('PAYMENT_PASSWORD_EMPTY') : accept(text)),
        loginPassword: (text) => (mode !== 'change' && text === '' ? refuse('LOGIN_PASSWORD_EMPTY') : accept(text)),
        verifyCode: (text) => (mode === 'reset' ? checkVerificationCode(text) : accept(text)),
        newPassword: (text, { oldPassword }) => {
          const checked = checkPaymentPassword(text);
          const isReused = mode === 'change' && text === oldPassword;
          return checked.ok && isReused ? fault(msg`Your new password must be different from the old one.`) : checked;
        },
        repeated: accept,
      },
      send: (typed) => deps.session.updatePaymentPassword(requestOf(mode, typed)),
      refusals: {
        PASSWORD_INCORRECT: password,
        PINCODE_INVALID: password,
        1049: password,
        EXPIRED: mode === 'reset' ? 'verifyCode' : password,
      },
    });
    makeAutoObservable(this, { gate: false, mode: false, fields: false }, { autoBind: true });
  }

  /** Where a reset code goes: to the phone if there is one, otherwise to the email. */
  get channel(): 'phone' | 'email' {
    return this.#deps.session.user?.phone ? 'phone' : 'email';
  }

  /** Number of steps that can be taken back. */
  get taken(): number {
    return { proof: 0, new: 1, repeat: 2, done: 0 }[this.step];
  }

  /** Sends a reset code to the person's own phone or email. */
  sendCode(): Promise<void> {
    const channel = this.channel === 'phone' ? 'ownPhone' : 'ownEmail';
    return sendCodeFor(this.fields, this.#deps.api, this.gate, 'paymentPassword', { channel });
  }

  /**
   * Takes the typed proof and continues. The server checks it with the new password, because each check costs an
   * attempt.
   */
  giveProof(): void {
    const proofs = PROOFS.map((field) => this.fields.check(field));
    if (!proofs.includes(undefined)) this.step = 'new';
  }

  /** Takes the new password and asks for it again. */
  giveNew(): void {
    if (this.fields.check('newPassword') === undefined) this.fields.clear('newPassword');
    else this.step = 'repeat';
  }

  /** Compares both entries and sends the new password. */
  async giveRepeated(): Promise<void> {
    const { fields } = this;
    if (fields.busy) return;
    if (fields.values.repeated !== fields.values.newPassword) return this.startOver();
    const done = await fields.submit();
    runInAction(() => (done ? (this.step = 'done') : this.refused()));
  }

  /** Goes back one step, unless it is the first or the last one, or the new password is being sent. */
  back(): void {
    if (this.taken === 0 || this.fields.busy) return;
    this.step = this.step === 'repeat' ? 'new' : 'proof';
    this.fields.set('newPassword', '');
    this.fields.set('repeated', '');
    // Full cells have no way on: their last digit is what sends them.
    if (this.step === 'proof') this.fields.set('oldPassword', '');
  }

  private startOver(): void {
    this.step = 'new';
    this.fields.clear('newPassword', 'repeated');
    this.fields.tell('newPassword', msg`The passwords do not match. Choose a password again.`);
  }

  /** A refusal of the proof leads back to it. */
  private refused(): void {
    this.fields.clear('repeated');
    if (!PROOFS.some((field) => this.fields.errorOf(field))) return;
    this.step = 'proof';
    this.fields.clear('newPassword', 'oldPassword', 'verifyCode');
  }
}

function requestOf(mode: PaymentPasswordMode, typed: Typed): Parameters<SessionStore['updatePaymentPassword']>[0] {
  const { newPassword, loginPassword, oldPassword, verifyCode } = typed;
  switch (mode) {
    case 'set':
      return { type: 'set', newPassword, loginPassword };
    case 'change':
      return { type: 'change', newPassword, oldPassword };
    case 'reset':
      return { type: 'reset', newPassword, loginPassword, verifyCode };
  }
}
