import { msg } from '@lingui/core/macro';
import type { Contract } from '@ezwallet/api-client/contract';
import { type Api, failedWith, type NewAddress, type SecurityStore } from '@ezwallet/domain-stores';
import { checkEmail, checkVerificationCode } from '@ezwallet/validators';
import type { ProofGate } from '../../proof/index.ts';
import { CaptchaGate } from '../../../shared/captcha/CaptchaGate.ts';
import { CodeNotSent, sendCodeFor } from '../../../shared/codes/sendCode.ts';
import { failureMessage } from '../../../shared/errors/refusalMessage.ts';
import { createForm, type RefusalFields, type WordedForm } from '../../../shared/form/createForm.ts';
import { checkTypedPhone } from '../../../shared/phone/checkTypedPhone.ts';

/** The kinds of address that an account can have. */
export type AddressKind = NewAddress['kind'];

type BindsAddress = Contract['user']['bindPhone' | 'bindEmail' | 'changePhone' | 'changeEmail'];

interface Typed {
  readonly areaCode: string;
  readonly address: string;
  readonly verifyCode: string;
}

interface AddressFormDeps {
  readonly api: Api;
  readonly security: Pick<SecurityStore, 'bindAddress'>;
  readonly gate: Pick<ProofGate, 'pass'>;
  /** The area code that a phone begins with. */
  readonly areaCode: string;
}

const TAKEN = msg`Another account uses this. Use a different one, or sign in to that account.`;
const WRONG_CODE = msg`This code is wrong or has expired. Check it, or send a new one.`;

/** A new phone or e-mail address with the code that went there. */
export class AddressForm {
  readonly captcha = new CaptchaGate();
  readonly kind: AddressKind;
  readonly fields: WordedForm<Typed, Typed, true | null>;

  readonly #api: Api;

  constructor(kind: AddressKind, { api, security, gate, areaCode }: AddressFormDeps) {
    this.kind = kind;
    this.#api = api;
    this.fields = createForm<Typed, Typed, true | null>({
      values: { areaCode, address: '', verifyCode: '' },
      checks: {
        areaCode: (code) => ({ ok: true, value: code }),
        address: (text, { areaCode: code }) => (kind === 'phone' ? checkTypedPhone(code, text) : checkEmail(text)),
        verifyCode: checkVerificationCode,
      },
      send: (typed) =>
        gate.pass(async (codes) => {
          await security.bindAddress(this.#addressOf(typed), codes);
          return true as const;
        }),
      refusals: {
        EXPIRED: 'verifyCode',
        BIND_ANOTHER_ALREADY: 'address',
        BIND_ALREADY: 'address',
      } as const satisfies RefusalFields<BindsAddress>,
      explain: (failure, field) => {
        if (failedWith<BindsAddress>(failure, 'BIND_ANOTHER_ALREADY') && !failure.mayBeDone) return TAKEN;
        return field === 'verifyCode' && failedWith<BindsAddress>(failure, 'EXPIRED')
          ? WRONG_CODE
          : failureMessage(failure);
      },
    });
  }

  /** Sends a code to the typed address. Tells the problem and rejects if no code was sent. */
  readonly sendCode = async (): Promise<void> => {
    const address = this.fields.check('address');
    if (address === undefined) throw new CodeNotSent();
    const { areaCode } = this.fields.values;
    const target =
      this.kind === 'phone'
        ? ({ channel: 'phone', countryCode: areaCode, phone: address } as const)
        : ({ channel: 'email', email: address } as const);
    await sendCodeFor(this.fields, this.#api, this.captcha, 'bind', target);
  };

  #addressOf({ areaCode, address, verifyCode }: Typed): NewAddress {
    return this.kind === 'phone'
      ? { kind: 'phone', countryCode: areaCode, phone: address, verifyCode }
      : { kind: 'email', email: address, verifyCode };
  }
}
