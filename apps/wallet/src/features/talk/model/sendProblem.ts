import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Contract } from '@ezwallet/api-client/contract';
import type { Failure, FailureOf } from '@ezwallet/domain-stores';
import { failureMessage } from '../../../shared/errors/refusalMessage.ts';

const WORDS: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  CONDITION_NOT_FULLFILL: msg`Not sent. This chat has ended.`,
  OVER_MAX_TOTAL: msg`Not sent. This chat is full, or your files take too much space.`,
  EXPIRED: msg`Not sent. Prove your phone or email again.`,
  TYPE_INVALID: msg`Not sent. Choose a JPEG, PNG or WebP picture.`,
} satisfies Partial<
  Record<
    FailureOf<
      | Contract['trading']['chatSend']
      | Contract['user']['uploadFile' | 'uploadVideo']
      | Contract['support']['guestSend' | 'guestUpload']
    >,
    MessageDescriptor
  >
>;

const FILE_WORDS: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  CONDITION_NOT_FULLFILL: msg`Not sent. This PDF is locked with a password. Save a copy without one.`,
  OVER_MAX_LENGTH: msg`Not sent. A PDF may have up to 50 pages and 5 MB.`,
  TYPE_INVALID: msg`Not sent. This PDF is damaged. Save it again, or send pictures of its pages.`,
} satisfies Partial<
  Record<FailureOf<Contract['user']['uploadFile'] | Contract['support']['guestUpload']>, MessageDescriptor>
>;

/** Why a message was not sent. One that goes out again counts once, so a lost answer needs no check before. */
export const sendProblem = ({ mayBeDone: _, ...failure }: Failure): MessageDescriptor =>
  WORDS[failure.code] ?? failureMessage(failure) ?? msg`Not sent. Check your connection.`;

/** Why a PDF was not sent. */
export const fileProblem = (failure: Failure): MessageDescriptor => FILE_WORDS[failure.code] ?? sendProblem(failure);
