import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Clock, NetworkStore } from '@ezwallet/domain-stores';
import { toast } from '@ezwallet/ui';
import { isServed } from '../../shared/load/isServed.ts';

/** Time for a screen to tell of it in its own place, in milliseconds. */
const PATIENCE = 1_500;

interface TellDeps {
  readonly i18n: I18n;
  readonly view: Window;
  readonly clock: Clock;
  readonly network: Pick<NetworkStore, 'question'>;
  readonly reload: () => void;
}

/**
 * Tells of code that did not load and that nothing on screen tells of, such as the code of sheets and dialogs. Screens and
 * their parts tell of their own code. The person decides when the page loads anew, because that may lose what they typed.
 */
export function tellOfMissingCode({ i18n, view, clock, network, reload }: TellDeps): void {
  let cancel = () => {};
  const tell = () => {
    if (network.question || view.document.querySelector('[data-code-missing]')) return;
    const told = toast.fail(i18n._(msg`A part of the app did not load.`), {
      duration: 0,
      action: { label: i18n._(msg`Try again`), onAction: () => void retry() },
    });
    const retry = async () => {
      told.close();
      if (await isServed()) reload();
      else tell();
    };
  };
  view.addEventListener('vite:preloadError', () => {
    cancel();
    cancel = clock.after(PATIENCE, tell);
  });
}
