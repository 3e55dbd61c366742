import { useState, type PointerEvent } from 'react';
import { useHaptics } from '../../hooks/useHaptics.ts';

/** Which slice is brought out, and what does it. */
export type SliceChoice = ReturnType<typeof useSliceChoice>;

/** The slice under the mouse, the tapped one, or the one that keys have reached; ring and list share it. */
export function useSliceChoice() {
  const haptics = useHaptics();
  const [chosen, choose] = useState<string>();
  const byMouse = (key: string | undefined) => (event: PointerEvent) => event.pointerType === 'mouse' && choose(key);
  return {
    chosen,
    choose,
    stateOf: (key: string) => (chosen === undefined ? 'rest' : key === chosen ? 'active' : 'dimmed'),
    /** Hovering shows a slice while it lasts; a tap shows it until the next. */
    pointing: (key: string) => ({
      onPointerEnter: byMouse(key),
      onPointerLeave: byMouse(undefined),
      onPointerUp: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') return;
        haptics('selection');
        choose(key === chosen ? undefined : key);
      },
    }),
  };
}
