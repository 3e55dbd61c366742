import { createContext } from 'react';
import { shared } from '../messages/enShared.ts';
import type { Locale, Messages } from '../messages/Messages.ts';
import { vibrate, type Haptics } from './vibrate.ts';

/** Words that are always there. A large component brings its own, see `useWords`. */
export type SharedMessages = Pick<Messages, keyof typeof shared>;

export interface UiContextValue {
  locale: Locale;
  /** Those that are always there, and whatever the app gives. */
  words: SharedMessages & Partial<Messages>;
  haptics: Haptics;
}

/** The default lets a component render alone in English, as in the conformance suite and in a host's tests. */
export const UiContext = createContext<UiContextValue>({ locale: 'en', words: shared, haptics: vibrate });
