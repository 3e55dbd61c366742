import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { BILL_WINDOWS, FIAT_CURRENCIES } from '@ezwallet/api-client/constants';
import {
  DISPLAY_CURRENCIES,
  LOCALES,
  type SessionStores,
  THEME_CHOICES,
  type ThemeChoice,
} from '@ezwallet/domain-stores';
import { List, ListItem, sheet, Switch } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useOptionalSessionStores, useStores } from '../../../world/StoresContext.tsx';
import { languageNames } from '../../../shared/language/languageNames.ts';
import { windowNames } from '../../billing/index.ts';

const themeNames: { readonly [Choice in ThemeChoice]: MessageDescriptor } = {
  dark: msg`Dark`,
  light: msg`Light`,
  'dark-blue': msg`Dark blue`,
  auto: msg`Automatic`,
};

/** Asks the person to choose one of several values, and stores it. */
async function choose<Value extends string | number>(
  title: string,
  values: readonly Value[],
  now: Value,
  labelOf: (value: Value) => string,
  keep: (value: Value) => void,
): Promise<void> {
  const actions = values.map((value) => ({ value: String(value), label: labelOf(value), selected: value === now }));
  const chosen = await sheet.actions(actions, { title });
  const found = values.find((value) => String(value) === chosen);
  if (found !== undefined) keep(found);
}

/** Settings that only somebody with an account needs: the currency that they think in, and how far back their bills begin. */
const MembersRows = observer(function MembersRows({ fiat, bills }: Pick<SessionStores, 'fiat' | 'bills'>) {
  const { t, i18n } = useLingui();
  const { settings } = useStores();
  useEffect(() => void fiat.rates.need().catch(() => undefined), [fiat]);
  return (
    <>
      <ListItem
        icon={glyphs.trend}
        title={t`Currency unit`}
        value={fiat.fiat}
        onClick={() => void choose(t`Currency unit`, FIAT_CURRENCIES, fiat.fiat, (currency) => currency, fiat.choose)}
      />
      <ListItem
        icon={glyphs.receipt}
        title={t`Billing record settings`}
        value={i18n._(windowNames[settings.billWindow])}
        onClick={() =>
          void choose(
            t`Your bills begin with`,
            BILL_WINDOWS,
            settings.billWindow,
            (days) => i18n._(windowNames[days]),
            (days) => {
              settings.setBillWindow(days);
              void bills.choose({ windowDays: days });
            },
          )
        }
      />
    </>
  );
});

/** Settings of this device, for everybody who uses it. */
export const Preferences = observer(function Preferences() {
  const { t, i18n } = useLingui();
  const { settings } = useStores();
  const stores = useOptionalSessionStores();

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
      {stores && <MembersRows fiat={stores.fiat} bills={stores.bills} />}
      <ListItem
        icon={glyphs.eyeOff}
        title={t`Hide amounts`}
        control={<Switch checked={settings.hideAmounts} onChange={settings.setHideAmounts} />}
      />
      <ListItem
        icon={glyphs.phone}
        title={t`Vibration`}
        control={<Switch checked={settings.haptics} onChange={settings.setHaptics} />}
      />
    </List>
  );
});
