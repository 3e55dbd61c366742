import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { reaction } from 'mobx';
import type { Locale, SettingsStore } from '@ezwallet/domain-stores';
import { toast } from '@ezwallet/ui';
import type { Catalogs } from '../i18n/Catalogs.ts';

interface FollowDeps {
  readonly i18n: I18n;
  readonly catalogs: Pick<Catalogs, 'activate'>;
  readonly settings: Pick<SettingsStore, 'locale' | 'setLocale'>;
}

/** Switches the words when the person chooses a language. If the words do not load, the setting goes back to the old one. */
export function followLocale({ i18n, catalogs, settings }: FollowDeps): () => void {
  return reaction(
    () => settings.locale,
    (locale) => {
      catalogs.activate(locale).catch(() => {
        if (settings.locale !== locale) return;
        settings.setLocale(i18n.locale as Locale);
        toast.fail(i18n._(msg`This language did not load. Try again.`));
      });
    },
  );
}
