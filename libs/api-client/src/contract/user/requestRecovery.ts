import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { factorCodes } from '../shared/codes.ts';
import { login } from './login.ts';
import {
  countryCode,
  email,
  loginIdentifier,
  loginPassword,
  opaque,
  phoneNumber,
  secret,
  time,
  verificationCode,
} from '../shared/fields.ts';
import { proofs } from '../shared/stepUp.ts';

const who = {
  loginName: v.union([loginIdentifier, phoneNumber]),
  countryCode: v.optional(countryCode),
  captchaTicket: v.optional(opaque),
  codes: v.optional(proofs),
};

/**
 * Asks to replace a lost password, phone, mailbox or authenticator; ours. Needs a code of the scene `forget` for a
 * password, else the login password, and with `codes` what else the owner has: 1042 `{verifyTypes}` names it and sends
 * the codes. Takes effect at `effectiveAt`, unless the owner stops it by the link in the notice or signs in with what
 * is said to be lost.
 */
export const requestRecovery = endpoint({
  path: '/exchangeUser/recovery/request',
  auth: 'public',
  rate: 'login',
  quiet: true,
  handOver: ['1042'],
  owns: [],
  codes: {
    ...login.codes,
    ...factorCodes,
    EXPIRED: true,
    /** A request waits. */
    ALREADY_EXISTS: true,
    /** Only staff can help, or a captcha ticket is needed: then the body has `{captcha, scene}`. */
    CONDITION_NOT_FULLFILL: true,
  },
  request: v.variant('kind', [
    v.strictObject({ ...who, kind: v.literal('password'), verifyCode: verificationCode, newPassword: loginPassword }),
    v.strictObject({
      ...who,
      kind: v.literal('phone'),
      loginPassword: secret,
      newCountryCode: countryCode,
      newPhone: phoneNumber,
      newPhoneCode: verificationCode,
    }),
    v.strictObject({
      ...who,
      kind: v.literal('email'),
      loginPassword: secret,
      newEmail: email,
      newEmailCode: verificationCode,
    }),
    v.strictObject({ ...who, kind: v.literal('otp'), loginPassword: secret }),
  ]),
  response: v.object({ effectiveAt: time }),
  example: {
    request: {
      kind: 'password',
      loginName: '13812345678',
      countryCode: '86',
      verifyCode: '482913',
      newPassword: 'battery staple 8',
    },
    response: { effectiveAt: 1_790_000_000_000 },
  },
});
