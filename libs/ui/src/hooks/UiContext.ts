import { createContext } from 'react';
import { en } from '../messages/en.ts';
import type { Locale, Messages } from '../messages/Messages.ts';
import { vibrate, type Haptics } from './vibrate.ts';

export interface UiContextValue {
  locale: Locale;
  messages: Messages;
  haptics: Haptics;
}

/** The default lets a component render alone in English, as in the conformance suite and in a host's tests. */
export const UiContext = createContext<UiContextValue>({ locale: 'en', messages: en, haptics: vibrate });
