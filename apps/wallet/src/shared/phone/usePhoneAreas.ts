import { useEffect, useMemo } from 'react';
import type { PhoneArea } from '@ezwallet/ui';
import { useStores } from '../../world/StoresContext.tsx';
import { LANGUAGE_TAGS } from '../../i18n/Catalogs.ts';
import { phoneAreas } from './phoneAreas.ts';

/** The areas to choose from, in the current language. Call inside an observer. */
export function usePhoneAreas(): readonly PhoneArea[] {
  const { config, settings } = useStores();
  const { countries } = config;
  useEffect(() => {
    // If the list fails to load, every area that we can check stays on offer. The next screen tries again.
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
