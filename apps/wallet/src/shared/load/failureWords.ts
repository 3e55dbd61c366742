import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Failure } from '@ezwallet/domain-stores';
import { failureMessage } from '../errors/refusalMessage.ts';

/** The words of a load that failed. */
export interface FailureWords {
  /** The server did not answer. */
  readonly offline: boolean;
  readonly text: MessageDescriptor;
}

const OFFLINE = msg`Check your connection and try again.`;

export function failureWords(failure: Failure): FailureWords {
  const text = failureMessage(failure);
  return text ? { offline: false, text } : { offline: true, text: OFFLINE };
}
