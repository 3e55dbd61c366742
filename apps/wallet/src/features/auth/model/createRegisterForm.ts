import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { reaction } from 'mobx';
import type { Contract } from '@ezwallet/api-client/contract';
import { type Api, failedWith, type SessionStore } from '@ezwallet/domain-stores';
import { accept, checkVerificationCode } from '@ezwallet/validators';
import { CaptchaGate } from '../../../shared/captcha/CaptchaGate.ts';
import { failureMessage } from '../../../shared/errors/refusalMessage.ts';
import { visitorIssueMessage } from '../../../i18n/visitorIssueMessages.ts';
import { fault, wordForm } from '../../../shared/form/wordForm.ts';
import { createNewPassword } from './createNewPassword.ts';
import { checkIdentity, IDENTITY_REFUSALS, newIdentity } from './identity.ts';
import { sendIdentityCode } from './sendIdentityCode.ts';

type Registers = Contract['user']['register'];

interface RegisterFormDeps {
  readonly api: Api;
  readonly session: Pick<SessionStore, 'register'>;
  readonly areaCode: string;
  /** Code of the person who sent the invitation, or an empty string. */
  readonly inviteCode: string;
}

const INVITE_CODE = /^[A-Za-z0-9]{4,16}$/;

const checkInvitation = (text: string) => {
  const code = text.trim();
  const isFine = code === '' || INVITE_CODE.test(code);
  return isFine ? accept(code) : fault(msg`An invitation code has 4 to 16 letters or digits.`);
};

const checkAgreement = (agree: boolean) =>
  agree ? accept(agree) : fault(msg`Accept the terms of service to continue.`);

/** Words for fields that the server does not accept although their format is right. */
const NOT_ACCEPTED: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  invitationCode: msg`This invitation code does not exist. Correct it or leave it empty.`,
  password: visitorIssueMessage({ code: 'LOGIN_PASSWORD_COMMON', params: {} }),
};

/** The form to open an account: phone or email, its code, a password, an invitation code, and the terms. */
export function createRegisterForm({ api, session, areaCode, inviteCode }: RegisterFormDeps) {
  const chosen = createNewPassword();
  const fields = wordForm(visitorIssueMessage, {
    values: { identity: newIdentity(areaCode), verifyCode: '', password: '', invitationCode: inviteCode, agree: false },
    checks: {
      identity: checkIdentity,
      verifyCode: checkVerificationCode,
      password: chosen.check,
      invitationCode: checkInvitation,
      agree: checkAgreement,
    },
    send: ({ identity, invitationCode, ...rest }) =>
      session.register({ ...identity, ...rest, ...(invitationCode === '' ? {} : { invitationCode }), agree: true }),
    refusals: {
      ...IDENTITY_REFUSALS,
      EXPIRED: 'verifyCode',
      PLEASE_ENTER_CODE: 'verifyCode',
      PASSWORD_INCORRECT: 'password',
      USER_INVALID: 'invitationCode',
    },
    explain: (failure, field) =>
      failedWith<Registers>(failure, 'USER_INVALID')
        ? msg`The owner of this invitation code uses this device, so you cannot use it here. Leave it empty.`
        : (failedWith<Registers>(failure, 'ARGS_INVALID') && field && NOT_ACCEPTED[field]) || failureMessage(failure),
  });
  reaction(
    () => fields.values.password,
    () => void chosen.load(),
  );
  const gate = new CaptchaGate();
  return {
    fields,
    gate,
    sendCode: () => sendIdentityCode(fields, api, gate, 'register'),
    /** Which of the rules the password meets so far; observed. */
    rules: () => chosen.rules(fields.values.password),
  };
}
