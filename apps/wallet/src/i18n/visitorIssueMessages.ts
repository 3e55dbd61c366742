import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IssueCode, ValidationIssue } from '@ezwallet/validators';
import type { ByIssue } from './ByIssue.ts';

/** Codes of the fields of login and registration. */
export type VisitorIssueCode = Extract<IssueCode, `${'EMAIL' | 'LOGIN' | 'PHONE' | 'VERIFICATION_CODE'}_${string}`>;
/** The message for each value of a visitor that a validator rejected: words of the shell. */
export const visitorIssueMessages: ByIssue<VisitorIssueCode> = {
  EMAIL_EMPTY: () => msg`Enter your email address.`,
  EMAIL_FORMAT: () => msg`Enter a valid email address.`,
  EMAIL_NOT_ASCII: () => msg`Use only Latin letters and digits.`,
  EMAIL_TOO_LONG: ({ max }) => msg`Use at most ${max} characters.`,
  LOGIN_IDENTIFIER_EMPTY: () => msg`Enter your phone number or email address.`,
  LOGIN_PASSWORD_COMMON: () => msg`This password is known from data leaks. Choose another one.`,
  LOGIN_PASSWORD_EMPTY: () => msg`Enter a password.`,
  LOGIN_PASSWORD_FEW_DISTINCT: ({ min }) => msg`Use at least ${min} different characters.`,
  LOGIN_PASSWORD_SEQUENCE: () => msg`A simple sequence is too easy to guess. Choose another one.`,
  LOGIN_PASSWORD_TOO_LONG: ({ max }) => msg`Use at most ${max} characters.`,
  LOGIN_PASSWORD_TOO_SHORT: ({ min }) => msg`Use at least ${min} characters.`,
  PHONE_AREA_UNKNOWN: () => msg`We do not support phone numbers from this region.`,
  PHONE_EMPTY: () => msg`Enter your phone number.`,
  PHONE_FORMAT: ({ areaCode }) => msg`Enter a valid mobile number for +${areaCode}.`,
  VERIFICATION_CODE_EMPTY: () => msg`Enter the verification code.`,
  VERIFICATION_CODE_FORMAT: ({ length }) => msg`Enter the ${length}-digit code.`,
};

/** The message for an issue with what a visitor fills in. */
export const visitorIssueMessage = ({ code, params }: ValidationIssue): MessageDescriptor =>
  (visitorIssueMessages as ByIssue<IssueCode>)[code](params as never);
