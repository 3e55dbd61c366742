import { useSyncExternalStore } from 'react';

/** A device with a mouse or a touchpad has a keyboard too. */
const DESKTOP = '(hover: hover) and (pointer: fine)';
const DIGIT_KEY = /^(Digit|Numpad)\d$/;

let wasUsed = false;

/** Whether a field without the system's on-screen keyboard received a digit: only a keyboard of keys can do that. */
function isFromKeys({ isTrusted, code, target }: KeyboardEvent): boolean {
  return isTrusted && DIGIT_KEY.test(code) && target instanceof HTMLInputElement && target.inputMode === 'none';
}

function subscribe(onChange: () => void): () => void {
  const desktop = window.matchMedia(DESKTOP);
  const listen = (event: KeyboardEvent) => {
    if (wasUsed || !isFromKeys(event)) return;
    wasUsed = true;
    onChange();
  };
  desktop.addEventListener('change', onChange);
  window.addEventListener('keydown', listen);
  return () => {
    desktop.removeEventListener('change', onChange);
    window.removeEventListener('keydown', listen);
  };
}

/** Whether the person types on a keyboard of keys, so that a screen needs no keypad of its own. */
export function useHardwareKeyboard(): boolean {
  return useSyncExternalStore(subscribe, () => wasUsed || window.matchMedia(DESKTOP).matches);
}
