import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Contract } from '@ezwallet/api-client/contract';
import { type FailureOf, readRefusal } from '@ezwallet/domain-stores';
import { errorMessage } from '../../../i18n/errors/code-messages.ts';

const WORDS: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  TYPE_INVALID: msg`We cannot read this file. Choose another one.`,
  ARGS_INVALID: msg`This file is too large, or we do not support its type. Choose another one.`,
  OVER_MAX_LENGTH: msg`This video is too long. The maximum is 15 seconds.`,
  CONDITION_NOT_FULLFILL: msg`This video is too short. Record at least 5 seconds.`,
  OVER_MAX_TOTAL: msg`Your storage is full. Try again tomorrow, when we have deleted unused files.`,
  TOKEN_INVALID: msg`This link has expired. Get a new one on your other device.`,
  EXPIRED: msg`This code is wrong or has expired. Ask for a new one.`,
} satisfies Partial<Record<FailureOf<Contract['kyc']['startUploadPub']>, MessageDescriptor>>;

/** What to tell about an upload that failed; the same words for a lost connection. */
export function uploadProblem(error: unknown): MessageDescriptor {
  const code = readRefusal(error)?.code;
  return (
    (code === undefined ? undefined : (WORDS[code] ?? errorMessage(code))) ??
    msg`The file was not sent. Check your connection, and send it again.`
  );
}
