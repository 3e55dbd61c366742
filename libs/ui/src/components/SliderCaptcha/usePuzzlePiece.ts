import { useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { useHaptics } from '../../hooks/useHaptics.ts';
import type { PieceAnswer } from './captcha-state.ts';
import type { CaptchaInput } from './captcha-types.ts';
import { extendTrack, startTrack, type DragTrack } from './drag-track.ts';
import { clampX, dragToImage, maxX, tapToImage, type PuzzleGeometry } from './puzzle-scale.ts';

const KEY_STEP: Partial<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: -Infinity,
  End: Infinity,
};

export interface Puzzle {
  /** A new number means a new puzzle with its piece at rest. */
  readonly round: number;
  readonly imageWidth: number;
  readonly pieceWidth: number;
  /** Whether the user can move the piece now. */
  readonly ready: boolean;
}

interface Drag {
  readonly pointer: number;
  readonly fromCss: readonly [x: number, y: number];
  readonly fromX: number;
}

/** A shorter movement is an aborted touch, in picture pixels. */
const DRAG_MINIMUM = 4;

/**
 * Moves the piece by pointer, key, tap or button and records how. A drag answers on release; everything else waits for
 * Enter or the button, so that the user can correct it.
 */
export function usePuzzlePiece(
  thumb: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLElement | null>,
  { round, ready, ...size }: Puzzle,
  onAnswer: (answer: PieceAnswer) => void,
) {
  const haptics = useHaptics();
  const [placed, setPlaced] = useState({ round, x: 0 });
  const [dragging, setDragging] = useState(false);
  const recorded = useRef<{ round: number; track: DragTrack }>(undefined);
  const drag = useRef<Drag>(undefined);
  const input = useRef<CaptchaInput>('step');
  const x = placed.round === round ? placed.x : 0;

  const geometry = (): PuzzleGeometry => ({
    ...size,
    shownWidth: picture.current?.getBoundingClientRect().width || size.imageWidth,
    thumbWidth: thumb.current?.getBoundingClientRect().width || size.pieceWidth,
  });
  const track = (now: number) => (recorded.current?.round === round ? recorded.current.track : startTrack(now));
  const place = (to: number, y: number, at: number) => {
    const next = clampX(to, size);
    recorded.current = { round, track: extendTrack(track(at), at, next, y) };
    setPlaced({ round, x: next });
    return next;
  };
  const nudge = (by: number, how: 'key' | 'step', at: number) => {
    if (!ready) return;
    input.current = how;
    place(x + by, 0, at);
    haptics('selection');
  };
  const answer = (at = x) => {
    if (!ready || recorded.current?.round !== round) return;
    onAnswer({ x: at, input: input.current, track: [...recorded.current.track.samples] });
  };

  const movePointer = (event: PointerEvent<HTMLElement>) => {
    const from = drag.current;
    if (!ready || !from || event.pointerId !== from.pointer) return x;
    const now = geometry();
    const scale = now.shownWidth / now.imageWidth;
    let at = x;
    // Between two frames a pointer reports several positions; together they are the movement of the hand.
    const moves = event.nativeEvent.getCoalescedEvents?.() ?? [];
    for (const { clientX, clientY, timeStamp } of moves.length > 0 ? moves : [event.nativeEvent]) {
      const along = from.fromX + dragToImage(clientX - from.fromCss[0], now);
      at = place(along, (clientY - from.fromCss[1]) / scale, timeStamp);
    }
    return at;
  };
  const endDrag = () => {
    drag.current = undefined;
    setDragging(false);
  };

  return {
    x,
    dragging,
    moved: x > 0,
    answer: () => answer(),
    /** `at` is the time stamp of the event, the clock of all samples. */
    stepBy: (by: number, at: number) => nudge(by, 'step', at),
    thumb: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (!ready || !event.isPrimary || event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        drag.current = { pointer: event.pointerId, fromCss: [event.clientX, event.clientY], fromX: x };
        recorded.current = { round, track: track(event.timeStamp) };
        input.current = event.pointerType === 'mouse' ? 'mouse' : 'touch';
        setDragging(true);
        haptics('selection');
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => void movePointer(event),
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const from = drag.current;
        if (!from || event.pointerId !== from.pointer) return;
        const at = movePointer(event);
        endDrag();
        if (Math.abs(at - from.fromX) >= DRAG_MINIMUM) answer(at);
      },
      onPointerCancel: endDrag,
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const step = KEY_STEP[event.key];
        if (event.key === 'Enter') answer();
        else if (step === undefined) return;
        else nudge(event.shiftKey && Math.abs(step) === 1 ? step * 10 : step, 'key', event.timeStamp);
        event.preventDefault();
      },
    },
    tap: (event: PointerEvent<HTMLElement>) => {
      if (!ready || !event.isPrimary || event.button !== 0) return;
      const left = event.currentTarget.getBoundingClientRect().left;
      input.current = 'step';
      place(tapToImage(event.clientX - left, geometry()), 0, event.timeStamp);
      haptics('selection');
    },
    max: maxX(size),
  };
}
