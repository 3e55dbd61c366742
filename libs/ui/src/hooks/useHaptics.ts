import { useContext } from 'react';
import { UiContext } from './UiContext.ts';
import type { Haptics } from './vibrate.ts';

/** The haptics adapter of the nearest `UiProvider`; does nothing when the user switched haptics off. */
export function useHaptics(): Haptics {
  return useContext(UiContext).haptics;
}
