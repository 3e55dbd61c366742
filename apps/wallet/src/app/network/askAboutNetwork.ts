import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { reaction } from 'mobx';
import type { CallFate, Clock, NetworkStore } from '@ezwallet/domain-stores';
import { dialog } from '@ezwallet/ui';
import { isServed } from '../../shared/load/isServed.ts';

/** Time between two looks for the server, in milliseconds. */
const BETWEEN_LOOKS = 3_000;

interface AskDeps {
  readonly i18n: I18n;
  readonly network: NetworkStore;
  readonly clock: Clock;
  readonly view: Window;
}

/** What the person must know about their request before they decide. */
const FATES: Readonly<Record<CallFate, MessageDescriptor>> = {
  unsent: msg`We cannot reach the server. Nothing was sent.`,
  read: msg`We cannot reach the server. Check your connection.`,
  unknown: msg`We cannot reach the server. Your request may have arrived. Check before you send it again.`,
};

/**
 * Shows the network question of the store. It closes by itself when the server answers again: while it is open, the app
 * looks for the server. Returns a function that stops it.
 */
export function askAboutNetwork({ i18n, network, clock, view }: AskDeps): () => void {
  const look = async () => {
    if (await isServed()) network.reached();
  };
  let close = () => {};
  return reaction(
    () => network.question,
    (question) => {
      close();
      if (!question) return;
      const over = new AbortController();
      const { signal } = over;
      const stopLooking = clock.every(BETWEEN_LOOKS, () => void look());
      view.addEventListener('online', () => void look(), { signal });
      close = () => {
        stopLooking();
        over.abort();
      };
      void dialog
        .confirm({
          title: i18n._(msg`Network error`),
          content: i18n._(FATES[question.fate]),
          confirmText: i18n._(msg`Try again`),
          cancelText: i18n._(msg`Cancel`),
          signal,
        })
        .then((again) => signal.aborted || network.answer(again));
    },
  );
}
