import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { LOGIN_TYPES } from '@ezwallet/api-client/constants';
import type { LoginResult } from '@ezwallet/api-client/contract';
import { type Api, readRefusal, type SessionStore } from '@ezwallet/domain-stores';
import {
  accept,
  checkVerificationCode,
  type Checked,
  type Issue,
  refuse,
  type VerificationCodeIssue,
} from '@ezwallet/validators';
import { CaptchaGate } from '../../../shared/captcha/CaptchaGate.ts';
import { visitorIssueMessage } from '../../../i18n/visitorIssueMessages.ts';
import { wordForm, type WordedForm } from '../../../shared/form/wordForm.ts';
import { checkIdentity, type Identity, IDENTITY_REFUSALS, type LoginName, newIdentity } from './identity.ts';
import type { Challenge } from './Challenge.ts';

/** The two ways to prove who you are. */
export type LoginWay = 'password' | 'code';

/** The proof, as typed. */
interface Secret {
  readonly way: LoginWay;
  readonly password: string;
  readonly code: string;
}

interface Typed {
  readonly identity: Identity;
  readonly secret: Secret;
}

/** The proof as the server takes it. */
type SentSecret =
  | { readonly loginType: typeof LOGIN_TYPES.password; readonly password: string }
  | { readonly loginType: typeof LOGIN_TYPES.code; readonly verifyCode: string };

type Ready = { readonly identity: LoginName; readonly secret: SentSecret };

interface LoginFormDeps {
  readonly api: Api;
  readonly session: Pick<SessionStore, 'login'>;
  /** The area code at the start. */
  readonly areaCode: string;
}

/** Refusals about the password or code. */
const SECRET_REFUSALS = { PASSWORD_INCORRECT: 'secret', EXPIRED: 'secret', PLEASE_ENTER_CODE: 'secret' } as const;

function checkSecret({
  way,
  password,
  code,
}: Secret): Checked<SentSecret, Issue<'LOGIN_PASSWORD_EMPTY'> | VerificationCodeIssue> {
  if (way === 'password')
    return password === '' ? refuse('LOGIN_PASSWORD_EMPTY') : accept({ loginType: LOGIN_TYPES.password, password });
  const checked = checkVerificationCode(code);
  return checked.ok ? accept({ loginType: LOGIN_TYPES.code, verifyCode: checked.value }) : checked;
}

/** The login form: login name, password or code, and a captcha and second factors where the server requires them. */
export class LoginForm {
  readonly fields: WordedForm<Typed, Ready, LoginResult | null>;
  readonly gate = new CaptchaGate();
  /** What more the server wants to know; null for nothing. */
  secondFactor: Challenge | null = null;
  /** The account has no password yet. */
  isFirst = false;

  readonly #deps: LoginFormDeps;

  constructor(deps: LoginFormDeps) {
    this.#deps = deps;
    this.fields = wordForm<Typed, Ready, LoginResult | null>(visitorIssueMessage, {
      values: { identity: newIdentity(deps.areaCode), secret: { way: 'password', password: '', code: '' } },
      checks: { identity: checkIdentity, secret: checkSecret },
      send: ({ identity, secret }) => this.#open(identity, secret),
      refusals: { ...IDENTITY_REFUSALS, ...SECRET_REFUSALS },
    });
    makeAutoObservable(this, { fields: false, gate: false, secondFactor: observableRef }, { autoBind: true });
  }

  setSecret(change: Partial<Secret>): void {
    this.fields.set('secret', { ...this.fields.values.secret, ...change });
  }

  closeSecondFactor(): void {
    this.secondFactor = null;
  }

  /** Opens the question for the proofs that a login still lacks. */
  askMore(loginName: string, { userId, preToken = '', verifyTypes, instead, passkey }: LoginResult): void {
    this.secondFactor = {
      loginName,
      userId,
      preToken,
      verifyTypes,
      ...(instead && { instead }),
      ...(passkey && { passkey }),
    };
  }

  /** Opens the session, or asks for more proof. */
  async #open(name: LoginName, secret: SentSecret): Promise<LoginResult | null> {
    const { session } = this.#deps;
    try {
      const result = await this.gate.pass('login', name.loginName, (ticket) =>
        session.login({ ...name, ...secret, ...(ticket === undefined ? {} : { captchaTicket: ticket }) }),
      );
      if (!result?.needAuth) {
        runInAction(() => (this.isFirst = result?.firstLogin ?? false));
        return result;
      }
      this.askMore(name.loginName, result);
      return null;
    } catch (error) {
      // A code is used up, a password is there to be corrected.
      if ((readRefusal(error)?.code ?? '') in SECRET_REFUSALS) this.setSecret({ code: '' });
      throw error;
    }
  }
}
