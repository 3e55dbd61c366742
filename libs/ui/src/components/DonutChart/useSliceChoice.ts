import { useState, type PointerEvent } from 'react';
import { useHaptics } from '../../hooks/useHaptics.ts';

/** The highlighted slice, and what highlights it. */
export type SliceChoice = ReturnType<typeof useSliceChoice>;

/** The slice under the mouse, the tapped slice, or the slice that the keys reached. Ring and list share it. */
export function useSliceChoice() {
  const haptics = useHaptics();
  const [chosen, choose] = useState<string>();
  const byMouse = (key: string | undefined) => (event: PointerEvent) => event.pointerType === 'mouse' && choose(key);
  return {
    chosen,
    choose,
    stateOf: (key: string) => (chosen === undefined ? 'rest' : key === chosen ? 'active' : 'dimmed'),
    /** Hovering highlights a slice while it lasts; a tap highlights it until the next tap. */
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
