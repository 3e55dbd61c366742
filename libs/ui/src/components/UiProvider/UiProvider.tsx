import { useMemo, type ReactNode } from 'react';
import { UiContext } from '../../internal/UiContext.ts';
import { vibrate, type Haptics } from '../../internal/vibrate.ts';
import { builtInMessages } from '../../messages/builtInMessages.ts';
import type { Locale, Messages } from '../../messages/Messages.ts';

export interface UiProviderProps {
  locale: Locale;
  /** Words that differ from the built-in ones of `locale`. Keep the object stable between renders. */
  messages?: Partial<Messages> | undefined;
  /** Adapter to the device's haptics; `false` when the user switched them off; without it the browser vibrates. */
  haptics?: Haptics | false | undefined;
  children?: ReactNode;
}

const silent: Haptics = () => {};

/**
 * Gives the kit its language and its haptics. Render `<UiHost/>` once inside it.
 *
 * @example
 * <UiProvider locale="zh_HK" haptics={(kind) => bridge.haptic(kind)}>
 *   <UiHost />
 *   <App />
 * </UiProvider>
 */
export function UiProvider({ locale, messages, haptics = vibrate, children }: UiProviderProps) {
  const value = useMemo(
    () => ({ locale, messages: { ...builtInMessages[locale], ...messages }, haptics: haptics || silent }),
    [locale, messages, haptics],
  );
  return <UiContext value={value}>{children}</UiContext>;
}
