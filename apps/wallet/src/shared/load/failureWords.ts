import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { refusalMessage } from '../errors/refusalMessage.ts';

/** What a person is told about a load that failed. */
export interface FailureWords {
  /** The server did not answer. */
  readonly offline: boolean;
  readonly text: MessageDescriptor;
}

const OFFLINE = msg`Please check your connection and try again.`;

/** @param failure what a call threw, or a store's problem with the server's code, `OFFLINE` for no answer */
export function failureWords(failure: unknown): FailureWords {
  const refusal = asRefusal(failure);
  const text = refusal === null ? null : refusalMessage(refusal);
  return text ? { offline: false, text } : { offline: true, text: OFFLINE };
}

/** The refusal as a call throws it; null for no answer, and for a fault of our own, which says nothing to a person. */
function asRefusal(failure: unknown): unknown {
  const { kind, code } = (failure ?? {}) as { kind?: unknown; code?: unknown };
  if (typeof code !== 'string') return null;
  if (kind === undefined) return code === 'OFFLINE' ? null : { kind: 'refused', code, body: () => failure };
  return kind === 'refused' ? failure : null;
}
