import type { Haptic, Haptics } from '../ports/deps.ts';

const PATTERNS: Readonly<Record<Haptic, number | number[]>> = {
  selection: 10,
  success: 15,
  warning: [15, 60, 15],
  error: [20, 60, 20],
};

/** Touch feedback through the browser. Browsers block it before the first touch, and many do not have it. */
export const vibration: Haptics = {
  play: (kind) => {
    const { navigator } = globalThis;
    if (navigator?.userActivation?.hasBeenActive === false) return;
    navigator?.vibrate?.(PATTERNS[kind]);
  },
};
