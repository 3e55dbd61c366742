import type { I18n } from '@lingui/core';
import { CODE } from '@ezwallet/api-client/constants';
import type { ClientOptions } from '@ezwallet/api-client';
import type { AppStores } from '@ezwallet/domain-stores';
import { toast } from '@ezwallet/ui';
import { msg } from '@lingui/core/macro';
import { errorMessage } from '../../i18n/errors/code-messages.ts';

const OFFLINE = msg`You seem to be offline. Check your connection.`;

interface DecisionHandlerDeps {
  readonly i18n: I18n;
  /** Read late: the client is created before the stores that use it. */
  readonly stores: () => Pick<AppStores, 'network' | 'session'>;
  /** Loads the words for codes. Most visits need none of them. */
  readonly errorWords: () => Promise<void>;
  /** Reloads the page, which new keys require. */
  readonly reload: () => void;
}

/** Acts on the client's decisions about failed calls. */
export function createDecisionHandler({
  i18n,
  stores,
  errorWords,
  reload,
}: DecisionHandlerDeps): ClientOptions['onDecision'] {
  return (decision) => {
    const { network, session } = stores();
    switch (decision.kind) {
      case 'logout':
        return session.end(decision.code === CODE.signedInElsewhere ? 'elsewhere' : decision.reason);
      case 'rekey':
        return reload();
      case 'message': {
        const { code, text, seconds } = decision;
        const tell = () => {
          const ours = errorMessage(code);
          const words = ours ? i18n._(ours) : (text ?? i18n._(errorMessage('FAIL') ?? OFFLINE));
          toast.fail(words, { duration: seconds * 1000 });
        };
        void errorWords().then(tell, tell);
        return undefined;
      }
      case 'network':
        // A poll fails every 30 seconds while there is no network. One message is enough.
        if (decision.background && !network.down) toast.info(i18n._(OFFLINE));
        // New keys are no sign of an outage.
        return decision.reason === 'keys' ? undefined : network.failed();
      case 'transport':
        toast.fail(`${decision.status} ${decision.statusText}`.trim(), { duration: decision.seconds * 1000 });
        return undefined;
      // The screen that made the call shows the problem.
      case 'silent':
      case 'codeOnly':
      case 'handOver':
      case 'unknown':
        return undefined;
    }
  };
}
