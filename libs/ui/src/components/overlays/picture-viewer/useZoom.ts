import { useCallback, useState } from 'react';
import { useAttach } from '../../../hooks/useAttach.ts';
import { clampView, FIT, stepScale, zoomAt, type Point, type Size, type View } from './zoom.ts';

const NOTHING: Size = { width: 0, height: 0 };
const CENTRE: Point = { x: 0, y: 0 };

/** Position of the current picture on the stage. No change exceeds the limits set by both sizes. */
export function useZoom(picture: Size = NOTHING) {
  const [stage, setStage] = useState(NOTHING);
  const [wanted, setWanted] = useState(FIT);
  const clamp = (view: View) => clampView(view, picture, stage);
  // Clamped again, because the stage changes when the phone rotates.
  const view = clamp(wanted);
  const watch = useCallback((node: HTMLElement) => {
    const take = () => setStage({ width: node.clientWidth, height: node.clientHeight });
    take();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(take);
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  const measure = useAttach(watch);
  return {
    view,
    measure,
    fit: () => setWanted(FIT),
    show: (next: View) => setWanted(clamp(next)),
    zoomTo: (scale: number, at: Point = CENTRE) => setWanted(clamp(zoomAt(view, clamp({ ...view, scale }).scale, at))),
    step: (direction: 1 | -1) =>
      setWanted(clamp(zoomAt(view, clamp({ ...view, scale: stepScale(view.scale, direction) }).scale, CENTRE))),
    panBy: (dx: number, dy: number) => setWanted(clamp({ ...view, x: view.x + dx, y: view.y + dy })),
  };
}

export type Zoom = ReturnType<typeof useZoom>;
