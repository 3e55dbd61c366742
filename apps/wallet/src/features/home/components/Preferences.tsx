import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { DISPLAY_CURRENCIES, LOCALES, THEME_CHOICES, type ThemeChoice } from '@ezwallet/domain-stores';
import { List, ListItem, sheet, Switch } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useStores } from '../../../world/StoresContext.tsx';
import { languageNames } from '../../../shared/language/languageNames.ts';

const themeNames: { readonly [Choice in ThemeChoice]: MessageDescriptor } = {
  dark: msg`Dark`,
  light: msg`Light`,
  'dark-blue': msg`Dark blue`,
  auto: msg`Automatic`,
};

/** Settings of this device, for everybody who uses it. */
export const Preferences = observer(function Preferences() {
  const { t, i18n } = useLingui();
  const { settings } = useStores();

  /** Asks the person to choose one of several values, and stores it. */
  const choose = async <Value extends string>(
    title: string,
    values: readonly Value[],
    now: Value,
    labelOf: (value: Value) => string,
    keep: (value: Value) => void,
  ) => {
    const actions = values.map((value) => ({ value, label: labelOf(value), selected: value === now }));
    const chosen = await sheet.actions(actions, { title });
    if (chosen) keep(chosen);
  };

  const languageOf = (key: keyof typeof languageNames) => languageNames[key];
  const themeOf = (key: ThemeChoice) => i18n._(themeNames[key]);
  return (
    <List framed aria-label={t`Preferences`}>
      <ListItem
        icon={glyphs.globe}
        title={t`Language`}
        value={languageOf(settings.locale)}
        onClick={() => void choose(t`Language`, LOCALES, settings.locale, languageOf, settings.setLocale)}
      />
      <ListItem
        icon={settings.activeTheme === 'light' ? glyphs.sun : glyphs.moon}
        title={t`Appearance`}
        value={themeOf(settings.theme)}
        onClick={() => void choose(t`Appearance`, THEME_CHOICES, settings.theme, themeOf, settings.setTheme)}
      />
      <ListItem
        icon={glyphs.exchange}
        title={t`Display currency`}
        value={settings.displayCurrency}
        onClick={() =>
          void choose(
            t`Display currency`,
            DISPLAY_CURRENCIES,
            settings.displayCurrency,
            (currency) => currency,
            settings.setDisplayCurrency,
          )
        }
      />
      <ListItem
        icon={glyphs.eyeOff}
        title={t`Hide amounts`}
        control={<Switch checked={settings.hideAmounts} onChange={settings.setHideAmounts} />}
      />
    </List>
  );
});
