import { autorun } from 'mobx';
import type { SettingsStore, Theme } from '@ezwallet/domain-stores';
import { LANGUAGE_TAGS } from '../../i18n/Catalogs.ts';

/** Background of each colour scheme, for the browser's own bars. */
const THEME_COLOURS = { dark: '#0b0e14', light: '#f3f6fa', 'dark-blue': '#0d0f2f' } as const satisfies Record<
  Theme,
  string
>;

/** Keeps the document's language and colours in step with the settings. Returns a function that stops it. */
export function showSettings(settings: SettingsStore, root: HTMLElement, storage: Storage): () => void {
  return autorun(() => {
    const theme = settings.activeTheme;
    root.lang = LANGUAGE_TAGS[settings.locale];
    root.dataset['theme'] = theme;
    // In mainland China, red means a rising price.
    root.dataset['market'] = settings.locale === 'zh_CN' ? 'cn' : 'world';
    root.ownerDocument.querySelector('meta[name=theme-color]')?.setAttribute('content', THEME_COLOURS[theme]);
    // Only hints for the next first paint. The settings themselves are stored with the device.
    storage.setItem('theme', theme);
    storage.setItem('locale', settings.locale);
  });
}
