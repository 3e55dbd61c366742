import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Zoom } from './useZoom.ts';

/** A wheel, or two fingers on a touchpad, zoom at the pointer. React's `onWheel` could not prevent the page zoom. */
export function useWheelZoom(stage: RefObject<HTMLElement | null>, zoom: Zoom): void {
  const turn = useEffectEvent((event: WheelEvent, node: HTMLElement) => {
    event.preventDefault();
    const box = node.getBoundingClientRect();
    const at = { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
    // A touchpad pinch arrives as a wheel event with ctrl, in smaller steps.
    zoom.zoomTo(zoom.view.scale * Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), at);
  });
  useEffect(() => {
    const node = stage.current;
    if (!node) return undefined;
    const onWheel = (event: WheelEvent) => turn(event, node);
    node.addEventListener('wheel', onWheel, { passive: false });
    return () => node.removeEventListener('wheel', onWheel);
  }, [stage]);
}
