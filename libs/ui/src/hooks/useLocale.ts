import { useContext } from 'react';
import { UiContext } from './UiContext.ts';
import type { Locale } from '../messages/Messages.ts';

/** The locale of the nearest `UiProvider`. */
export function useLocale(): Locale {
  return useContext(UiContext).locale;
}
