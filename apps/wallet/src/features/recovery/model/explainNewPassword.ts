import type { MessageDescriptor } from '@lingui/core';
import type { Contract } from '@ezwallet/api-client/contract';
import { failedWith, type Failure } from '@ezwallet/domain-stores';
import { issueMessage } from '../../../i18n/issueMessages.ts';
import { failureMessage } from '../../../shared/errors/refusalMessage.ts';

type SetsPassword = Contract['user']['updateLoginPassword' | 'forgetLoginPassword' | 'setLoginPasswordAndNickName'];

/** Words for failures of a form with a new password. The server refuses a fitting one only if it is a leaked one. */
export function explainNewPassword(failure: Failure, field?: string): MessageDescriptor | null {
  const isLeaked =
    failedWith<SetsPassword>(failure, 'ARGS_INVALID') && (field === 'newPassword' || field === 'password');
  return isLeaked ? issueMessage({ code: 'LOGIN_PASSWORD_COMMON', params: {} }) : failureMessage(failure);
}
