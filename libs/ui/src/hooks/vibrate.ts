/** Kind of haptic feedback: a key or snap, a success, a refusal, a failure. */
export type HapticKind = 'selection' | 'success' | 'warning' | 'error';

/** Plays haptic feedback. It must not throw and must never be the only signal. */
export type Haptics = (kind: HapticKind) => void;

const PATTERN: Record<HapticKind, number | number[]> = {
  selection: 10,
  success: 15,
  warning: [15, 60, 15],
  error: [20, 60, 20],
};

/** The fallback without an adapter. Silent where the browser cannot vibrate or before the first touch. */
export const vibrate: Haptics = (kind) => {
  if (typeof navigator === 'undefined' || typeof navigator.vibrate !== 'function') return;
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  navigator.vibrate(PATTERN[kind]);
};
