import type { I18n } from '@lingui/core';
import type { ClientOptions } from '@ezwallet/api-client';
import type { AppStores } from '@ezwallet/domain-stores';
import { toast } from '@ezwallet/ui';
import { msg } from '@lingui/core/macro';
import { errorMessage, errorMessages } from '../../i18n/errors/errorMessages.ts';

const OFFLINE = msg`You seem to be offline. Check your connection.`;

interface DecisionHandlerDeps {
  readonly i18n: I18n;
  /** Read late: the client is made before the stores that use it. */
  readonly stores: () => Pick<AppStores, 'network' | 'session'>;
  /** Brings the words for codes; most visits need none of them. */
  readonly errorWords: () => Promise<void>;
  /** Loads the page anew, as new keys ask for. */
  readonly reload: () => void;
}

/** Carries out what the client decides about calls that did not succeed. */
export function createDecisionHandler({ i18n, stores, errorWords, reload }: DecisionHandlerDeps): ClientOptions['onDecision'] {
  return (decision) => {
    const { network, session } = stores();
    switch (decision.kind) {
      case 'logout':
        return session.end(decision.reason);
      case 'rekey':
        return reload();
      case 'message': {
        const { code, text, seconds } = decision;
        const tell = () => {
          const ours = errorMessage(code);
          const words = ours ? i18n._(ours) : (text ?? i18n._(errorMessages.FAIL ?? OFFLINE));
          toast.fail(words, { duration: seconds * 1000 });
        };
        void errorWords().then(tell, tell);
        return undefined;
      }
      case 'network':
        // A poll fails each half minute while the network is away: once is enough.
        if (decision.background && !network.down) toast.info(i18n._(OFFLINE));
        return network.failed({ background: decision.background });
      case 'transport':
        toast.fail(`${decision.status} ${decision.statusText}`.trim(), { duration: decision.seconds * 1000 });
        return undefined;
      // The screen that made the call shows what there is to show.
      case 'silent':
      case 'codeOnly':
      case 'handOver':
      case 'unknown':
        return undefined;
    }
  };
}
