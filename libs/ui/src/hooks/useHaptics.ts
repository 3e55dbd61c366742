import { useContext } from 'react';
import { UiContext } from '../internal/UiContext.ts';
import type { Haptics } from '../internal/vibrate.ts';

/** The haptics adapter of the nearest `UiProvider`; a no-op when the user switched haptics off. */
export function useHaptics(): Haptics {
  return useContext(UiContext).haptics;
}
