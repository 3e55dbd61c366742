import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { reaction } from 'mobx';
import type { SessionScope, TransferState } from '@ezwallet/domain-stores';
import { toast, type ToastType } from '@ezwallet/ui';
import { transferPaths } from '../../features/transfer/index.ts';

interface TellDeps {
  readonly i18n: I18n;
  readonly scope: Pick<SessionScope, 'current'>;
  /** Where the person is. */
  readonly path: () => string;
  readonly go: (path: string) => void;
}

const WORDS: Readonly<Partial<Record<TransferState, { type: ToastType; text: MessageDescriptor }>>> = {
  checking: { type: 'info', text: msg`An earlier transfer has no answer yet. We are asking what became of it.` },
  done: { type: 'success', text: msg`Your earlier transfer has arrived.` },
  refused: { type: 'fail', text: msg`Your earlier transfer was not sent.` },
};

/** Long enough to read a sentence and to tap, in milliseconds. */
const SHOWN_FOR = 6_000;

/**
 * Tells what becomes of a transfer that an earlier visit left without an answer, wherever the person is; on its own
 * screen they see it anyway. Returns the way to stop.
 */
export function tellResumedTransfer({ i18n, scope, path, go }: TellDeps): () => void {
  return reaction(
    () => {
      const flow = scope.current?.transfer;
      return flow?.resumed ? flow.state : undefined;
    },
    (state) => {
      const words = state && WORDS[state];
      if (!words || path() === transferPaths.transfer()) return;
      const onAction = () => go(transferPaths.transfer());
      toast[words.type](i18n._(words.text), { duration: SHOWN_FOR, action: { label: i18n._(msg`View`), onAction } });
    },
    { fireImmediately: true },
  );
}
