import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { reaction } from 'mobx';
import type { AppStores } from '@ezwallet/domain-stores';
import { dialog } from '@ezwallet/ui';
import { COMMON, type Words } from '../../i18n/Words.ts';
import { homePaths } from '../../world/paths.ts';

interface NoticeDeps {
  readonly i18n: I18n;
  readonly words: Pick<Words, 'need'>;
  readonly session: AppStores['session'];
  readonly go: (path: string) => void;
}

/** Tells a person that their account is locked, once per lock. OK leads home. Returns a function that stops it. */
export function noticeAccountStatus({ i18n, words, session, go }: NoticeDeps): () => void {
  return reaction(
    () => session.locks.account,
    (locked) => {
      if (!locked) return;
      const tell = () =>
        dialog.alert({
          title: i18n._(msg`Account restricted`),
          description: i18n._(msg`Your account is restricted right now. Your money stays in your balance.`),
        });
      void words
        .need(COMMON)
        .catch(() => undefined)
        .then(tell)
        .then(() => go(homePaths.home()));
    },
    { fireImmediately: true },
  );
}
