import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Contract } from '@ezwallet/api-client/contract';
import type { Failure, FailureOf } from '@ezwallet/domain-stores';
import { tradeProblem } from './tradeProblem.ts';

/** Codes with their own meaning where two sides agree on something. */
const OF_AGREEMENTS: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  ALREADY_EXISTS: msg`One of you has asked already. Wait for the answer.`,
  OVER_MAX_TOTAL: msg`You cannot ask to cancel this order again.`,
  ORDER_ALREADY_DONE: msg`You have added time to this order before.`,
  TIME_INVALID: msg`You can add time only shortly before the deadline.`,
  CONDITION_NOT_FULLFILL: msg`The other side no longer asks to cancel.`,
} satisfies Partial<
  Record<FailureOf<Contract['trading']['orderAskCancel' | 'orderAnswerCancel' | 'orderExtend']>, MessageDescriptor>
>;

/** Why a question, an answer or an extension was refused. @param now epoch milliseconds */
export function agreementProblem(failure: Failure, now: number): MessageDescriptor {
  return OF_AGREEMENTS[failure.code] ?? tradeProblem(failure, now);
}
