import { useRef, useState, type PointerEvent } from 'react';
import type { Zoom } from './useZoom.ts';
import { distance, DOUBLE_TAP_SCALE, FIT, pinch, swipeStep, type Point, type View } from './zoom.ts';

const TAP_PX = 10;
const DOUBLE_TAP_PX = 32;
const DOUBLE_TAP_MS = 300;
/** Share of a drag that the picture follows when it has no neighbour. */
const RESISTANCE = 0.3;

interface Touch {
  view: View;
  points: Map<number, Point>;
  since: number;
  moved: boolean;
}

interface Neighbours {
  /** Whether there is a neighbour on that side: -1 left, 1 right. */
  can: (side: -1 | 1) => boolean;
  go: (side: -1 | 1) => void;
}

/**
 * Finger and mouse gestures: two fingers zoom, one finger moves a zoomed picture or drags to the next, a double tap
 * zooms to a point and back.
 */
export function useViewerPointers(zoom: Zoom, { can, go }: Neighbours) {
  const points = useRef(new Map<number, Point>());
  const start = useRef<Touch>(undefined);
  const lastTap = useRef<Point & { time: number }>(undefined);
  const [drag, setDrag] = useState(0);
  const [active, setActive] = useState(false);

  /** Relative to the middle of the stage, as in a view. */
  const locate = (event: PointerEvent): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
  };
  const restart = (time: number, moved: boolean) => {
    start.current = { view: zoom.view, points: new Map(points.current), since: time, moved };
  };

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target as Element).closest('button')) return;
    // The browser captures a finger itself (Pointer Events 3, section 9.2), but not a mouse.
    if (event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId);
    points.current.set(event.pointerId, locate(event));
    restart(event.timeStamp, points.current.size > 1);
    setActive(true);
  };

  const onPointerMove = (event: PointerEvent) => {
    const touch = start.current;
    if (!touch || !points.current.has(event.pointerId)) return;
    const point = locate(event);
    points.current.set(event.pointerId, point);
    const [a, b] = points.current.values();
    const [a0, b0] = touch.points.values();
    if (a && b && a0 && b0) {
      setDrag(0);
      zoom.show(pinch(touch.view, [a0, b0], [a, b]));
      return;
    }
    const from = touch.points.get(event.pointerId);
    if (!from || (!touch.moved && distance(point, from) < TAP_PX)) return;
    touch.moved = true;
    const dx = point.x - from.x;
    if (touch.view.scale > 1) zoom.show({ ...touch.view, x: touch.view.x + dx, y: touch.view.y + point.y - from.y });
    else setDrag(can(dx > 0 ? -1 : 1) ? dx : dx * RESISTANCE);
  };

  const tap = (point: Point, time: number) => {
    const last = lastTap.current;
    const isSecond = last && time - last.time < DOUBLE_TAP_MS && distance(last, point) < DOUBLE_TAP_PX;
    lastTap.current = isSecond ? undefined : { ...point, time };
    if (!isSecond) return;
    if (zoom.view.scale > 1) zoom.show(FIT);
    else zoom.zoomTo(DOUBLE_TAP_SCALE, point);
  };

  const onPointerUp = (event: PointerEvent) => {
    const touch = start.current;
    const from = touch?.points.get(event.pointerId);
    if (!points.current.delete(event.pointerId) || !touch || !from) return;
    const point = locate(event);
    if (points.current.size > 0) {
      restart(event.timeStamp, true);
      return;
    }
    if (!touch.moved) tap(point, event.timeStamp);
    else if (touch.points.size === 1 && touch.view.scale === 1) {
      const { width } = event.currentTarget.getBoundingClientRect();
      const side = swipeStep(point.x - from.x, event.timeStamp - touch.since, width);
      if (side !== 0) go(side);
    }
    settle();
  };

  const settle = () => {
    points.current.clear();
    start.current = undefined;
    setDrag(0);
    setActive(false);
  };

  return { drag, active, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: settle } };
}
