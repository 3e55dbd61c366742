import type { MessageDescriptor } from '@lingui/core';
import { makeAutoObservable, observableRef } from 'mobx';
import { checkEmail, checkPhone, stripNonDigits } from '@ezwallet/validators';
import { issueMessage } from '../../../i18n/issueMessages.ts';
import type { CodeTarget } from '../../../shared/codes/sendCode.ts';

/** The two kinds of login name. */
export type IdentityKind = 'phone' | 'email';

/** A login name as the server takes it. */
export interface LoginName {
  readonly loginName: string;
  readonly countryCode?: string;
}

/** What the person has typed so far. */
export type TypedIdentity = Pick<IdentityFields, 'kind' | 'areaCode' | 'phone' | 'email'>;

/** The phone or email part of a form. */
export class IdentityFields {
  kind: IdentityKind = 'phone';
  areaCode: string;
  phone = '';
  email = '';
  error: MessageDescriptor | null = null;

  constructor(areaCode: string) {
    this.areaCode = areaCode;
    makeAutoObservable(this, { error: observableRef }, { autoBind: true });
  }

  get typed(): TypedIdentity {
    const { kind, areaCode, phone, email } = this;
    return { kind, areaCode, phone, email };
  }

  restore(typed: TypedIdentity): void {
    Object.assign(this, typed);
  }

  setKind(kind: IdentityKind): void {
    this.kind = kind;
    this.error = null;
  }

  setPhone({ areaCode, number }: { areaCode: string; number: string }): void {
    this.areaCode = areaCode;
    this.phone = stripNonDigits(number);
    this.error = null;
  }

  setEmail(email: string): void {
    this.email = email.trim();
    this.error = null;
  }

  refuse(error: MessageDescriptor): void {
    this.error = error;
  }

  /** The login name. Null after showing why it is not valid. */
  check(): LoginName | null {
    const checked = this.kind === 'phone' ? checkPhone(this.areaCode, this.phone) : checkEmail(this.email);
    this.error = checked.ok ? null : issueMessage(checked.issue);
    if (!checked.ok) return null;
    return this.kind === 'phone'
      ? { loginName: checked.value, countryCode: this.areaCode }
      : { loginName: checked.value };
  }

  /** Where a code for this person goes. Null after showing why there is no valid target. */
  checkTarget(): CodeTarget | null {
    const name = this.check();
    if (!name) return null;
    return name.countryCode === undefined
      ? { channel: 'email', email: name.loginName }
      : { channel: 'phone', countryCode: name.countryCode, phone: name.loginName };
  }
}
