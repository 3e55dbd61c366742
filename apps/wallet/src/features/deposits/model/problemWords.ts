import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { errorMessage } from '../../../i18n/errors/code-messages.ts';

/** Why there is no address, and what helps: the same call again, or a new list of open networks. */
export interface ProblemWords {
  readonly title: MessageDescriptor;
  readonly description: MessageDescriptor;
}

/** @param code the server's code, or `OFFLINE` for no answer at all */
export function problemWords(code: string): ProblemWords {
  switch (code) {
    case 'OFFLINE':
      return {
        title: msg`We could not load the address`,
        description: msg`Check your connection and try again.`,
      };
    case 'NO_THIS_METHOD':
    case 'ASSET_NOT_FOUND':
      return {
        title: msg`This network is unavailable right now`,
        description: msg`Choose another network or coin. Do not send anything to an address you saved earlier.`,
      };
    default:
      return {
        title: msg`We could not load the address`,
        description: errorMessage(code) ?? msg`Something went wrong. Try again.`,
      };
  }
}
