import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { reaction } from 'mobx';
import type { Clock, NetworkStore } from '@ezwallet/domain-stores';
import { dialog } from '@ezwallet/ui';

/** Time between the tap and the reload, in milliseconds (product specification, section 2). */
const RELOAD_DELAY = 200;

interface AskDeps {
  readonly i18n: I18n;
  readonly network: NetworkStore;
  readonly clock: Clock;
  readonly reload: () => void;
}

/** Shows the network-error question when the store asks for it. Returns a function that stops it. */
export function askAboutNetwork({ i18n, network, clock, reload }: AskDeps): () => void {
  return reaction(
    () => network.asking,
    (asking) => {
      if (!asking) return;
      void dialog
        .confirm({
          title: i18n._(msg`Network error`),
          description: i18n._(msg`We cannot reach the server. Check your connection.`),
          confirmText: i18n._(msg`Refresh and retry`),
          cancelText: i18n._(msg`Cancel`),
        })
        .then((retry) => {
          network.dismiss();
          if (retry) clock.after(RELOAD_DELAY, reload);
        });
    },
  );
}
