import { useMemo, type ReactNode } from 'react';
import { UiContext } from '../../hooks/UiContext.ts';
import { vibrate, type Haptics } from '../../hooks/vibrate.ts';
import { shared } from '../../messages/enShared.ts';
import type { Locale, Messages } from '../../messages/Messages.ts';

/** English needs no messages; every other language does. */
type Language =
  | {
      /** Name of the language. */
      locale: 'en';
      /** The kit's texts in that language; English ones for those that it lacks. */
      messages?: Partial<Messages> | undefined;
    }
  | {
      /** Name of the language. */
      locale: Locale;
      /** The kit's texts in that language; English ones for those that it lacks. */
      messages: Partial<Messages>;
    };

/**
 * `locale` names the language, which may be any: your own components read it with `useLocale`. `messages` are the kit's
 * texts in it: `zhCn` or `zhHk` (from `@ezwallet/ui`, or from `@ezwallet/ui/messages/zh-cn` and `/zh-hk` to load only
 * one), or your own. Missing ones are in English. Keep the object stable between renders.
 */
export type UiProviderProps = Language & {
  /** Adapter to the device's haptics. `false` when the user switched them off. Default: the browser vibrates. */
  haptics?: Haptics | false | undefined;
  /** The app. */
  children?: ReactNode;
};

const silent: Haptics = () => {};

/**
 * Provides the kit's language and haptics. Render `<UiHost/>` once inside it.
 *
 * @example
 * <UiProvider locale="zh_HK" messages={zhHk} haptics={(kind) => bridge.haptic(kind)}>
 *   <UiHost />
 *   <App />
 * </UiProvider>
 */
export function UiProvider({ locale, messages, haptics = vibrate, children }: UiProviderProps) {
  const value = useMemo(
    () => ({ locale, words: { ...shared, ...messages }, haptics: haptics || silent }),
    [locale, messages, haptics],
  );
  return <UiContext.Provider value={value}>{children}</UiContext.Provider>;
}
