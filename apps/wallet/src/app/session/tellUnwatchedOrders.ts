import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { reaction } from 'mobx';
import type { RequestState, SessionScope } from '@ezwallet/domain-stores';
import { toast, type ToastType } from '@ezwallet/ui';
import { payPaths, transferPaths, withdrawalPaths } from '../../world/paths.ts';

interface TellDeps {
  readonly i18n: I18n;
  readonly scope: Pick<SessionScope, 'current'>;
  /** Where the person is. */
  readonly path: () => string;
  readonly go: (path: string) => void;
}

/** A flow of money, the path of its screen, and the message for each of its states. */
interface Told {
  readonly flow: 'transfer' | 'payment' | 'withdrawal';
  readonly screen: string;
  readonly words: Readonly<Partial<Record<RequestState, { type: ToastType; text: MessageDescriptor }>>>;
}

const TOLD: readonly Told[] = [
  {
    flow: 'transfer',
    screen: transferPaths.transfer(),
    words: {
      checking: { type: 'info', text: msg`We are still checking the status of an earlier transfer.` },
      done: { type: 'success', text: msg`Your earlier transfer has arrived.` },
      refused: { type: 'fail', text: msg`Your earlier transfer was not sent.` },
    },
  },
  {
    flow: 'payment',
    screen: payPaths.pay(),
    words: {
      checking: { type: 'info', text: msg`We are still checking the status of an earlier payment.` },
      done: { type: 'success', text: msg`Your earlier payment has arrived.` },
      refused: { type: 'fail', text: msg`Your earlier payment was not made.` },
    },
  },
  {
    flow: 'withdrawal',
    screen: withdrawalPaths.withdrawal(),
    words: {
      checking: { type: 'info', text: msg`We are still checking the status of an earlier withdrawal.` },
      done: { type: 'success', text: msg`Your earlier withdrawal is on its way.` },
      refused: { type: 'fail', text: msg`Your earlier withdrawal was not sent.` },
    },
  },
];

/** Long enough to read a sentence and tap, in milliseconds. */
const SHOWN_FOR = 6_000;

/**
 * Reports the outcome of a transfer, payment or withdrawal that the person, or an earlier page, left without an answer.
 * The person sees it on every screen except the flow's own, which shows it anyway. Returns a function that stops it.
 */
export function tellUnwatchedOrders({ i18n, scope, path, go }: TellDeps): () => void {
  const stops = TOLD.map(({ flow: name, screen, words }) =>
    reaction(
      () => {
        const { state, unwatched } = scope.current?.[name].request ?? {};
        return { state, unwatched };
      },
      ({ state, unwatched }, before) => {
        // The person has already seen the state from before they left.
        if (!state || !unwatched || state === before?.state) return;
        const told = words[state];
        if (!told || path() === screen) return;
        const onAction = () => go(screen);
        toast[told.type](i18n._(told.text), { duration: SHOWN_FOR, action: { label: i18n._(msg`View`), onAction } });
      },
      { fireImmediately: true },
    ),
  );
  return () => {
    for (const stop of stops) stop();
  };
}
