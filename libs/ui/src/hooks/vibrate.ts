/** What a touch answers: a key or snap, a thing done, a thing refused, a thing failed. */
export type HapticKind = 'selection' | 'success' | 'warning' | 'error';

/** Plays a haptic; must not throw and must never be the only signal. */
export type Haptics = (kind: HapticKind) => void;

const PATTERN: Record<HapticKind, number | number[]> = {
  selection: 10,
  success: 15,
  warning: [15, 60, 15],
  error: [20, 60, 20],
};

/** The fallback when the host gives no adapter; silent where the browser cannot vibrate or has not been touched yet. */
export const vibrate: Haptics = (kind) => {
  if (typeof navigator === 'undefined' || typeof navigator.vibrate !== 'function') return;
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  navigator.vibrate(PATTERN[kind]);
};
