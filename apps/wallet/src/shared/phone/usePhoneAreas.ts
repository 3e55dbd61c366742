import { useEffect, useMemo } from 'react';
import type { PhoneArea } from '@ezwallet/ui';
import { useStores } from '../../world/StoresContext.tsx';
import { LANGUAGE_TAGS } from '../../i18n/Catalogs.ts';
import { phoneAreas } from './phoneAreas.ts';

/** The areas to choose from, in the language shown; call inside an observer. */
export function usePhoneAreas(): readonly PhoneArea[] {
  const { config, settings } = useStores();
  const { countries } = config;
  useEffect(() => {
    // A failure leaves every area we can check on offer; the next screen asks again.
    config.loadCountries().catch(() => undefined);
  }, [config]);
  return useMemo(
    () =>
      phoneAreas(
        LANGUAGE_TAGS[settings.locale],
        countries.map(({ countryCode }) => countryCode),
      ),
    [countries, settings.locale],
  );
}
