import type { KeyboardEvent } from 'react';

const KEYS = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  PageUp: 'previous',
  PageDown: 'next',
  Home: 'first',
  End: 'last',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  '0': 'fit',
} as const;

type ViewerKey = (typeof KEYS)[keyof typeof KEYS];

/** Keys of the viewer and their actions in `act`. With ctrl or cmd they stay the browser's own zoom keys. */
export function useViewerKeys(act: Record<ViewerKey, () => void>) {
  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || !Object.hasOwn(KEYS, event.key)) return;
      event.preventDefault();
      act[KEYS[event.key as keyof typeof KEYS]]();
    },
  };
}
