import { useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useMergedRef } from '../../../internal/useMergedRef.ts';
import { PictureSlide } from './PictureSlide.tsx';
import styles from './PictureViewer.module.css';
import type { PictureViewerProps } from './PictureViewerProps.ts';
import { useViewerKeys } from './useViewerKeys.ts';
import { useViewerPointers } from './useViewerPointers.ts';
import { useWheelZoom } from './useWheelZoom.ts';
import { useZoom } from './useZoom.ts';
import { BottomBar, TopBar } from './ViewerBars.tsx';
import { FIT, type Size } from './zoom.ts';

interface ViewerStageProps extends Pick<PictureViewerProps, 'images' | 'index' | 'onIndexChange' | 'onSave'> {
  /** The cross. */
  close: ReactNode;
}

const PAN_PX = 64;

/** The pictures in a row, the current one zoomable, and the bars around them. */
export function ViewerStage({ images, index: first = 0, onIndexChange, onSave, close }: ViewerStageProps) {
  const last = images.length - 1;
  const [place, setPlace] = useState(first);
  const index = Math.min(last, Math.max(0, place));
  const [sizes, setSizes] = useState<Readonly<Record<string, Size>>>({});
  const picture = images[index];
  const zoom = useZoom(picture && sizes[picture.src]);
  const stage = useRef<HTMLDivElement>(null);
  const measured = useMergedRef(zoom.measure, stage);
  useWheelZoom(stage, zoom);

  const go = (to: number) => {
    if (to < 0 || to > last || to === index) return;
    setPlace(to);
    zoom.fit();
    onIndexChange?.(to);
  };
  const previous = index > 0 ? () => go(index - 1) : undefined;
  const next = index < last ? () => go(index + 1) : undefined;
  const isRtl = () => stage.current !== null && getComputedStyle(stage.current).direction === 'rtl';
  const turn = (side: -1 | 1) => (side < 0 === isRtl() ? next : previous)?.();
  const { drag, active, handlers } = useViewerPointers(zoom, {
    can: (side) => (side < 0 === isRtl() ? next : previous) !== undefined,
    go: turn,
  });

  const keys = useViewerKeys({
    left: () => (zoom.view.scale > 1 ? zoom.panBy(PAN_PX, 0) : turn(-1)),
    right: () => (zoom.view.scale > 1 ? zoom.panBy(-PAN_PX, 0) : turn(1)),
    up: () => zoom.panBy(0, PAN_PX),
    down: () => zoom.panBy(0, -PAN_PX),
    previous: () => previous?.(),
    next: () => next?.(),
    first: () => go(0),
    last: () => go(last),
    zoomIn: () => zoom.step(1),
    zoomOut: () => zoom.step(-1),
    fit: zoom.fit,
  });

  if (!picture) return close;
  return (
    <div className={styles.viewer} data-state={zoom.view.scale > 1 ? 'zoomed' : 'fitted'} {...keys}>
      <TopBar close={close} index={index} count={images.length} onSave={onSave && (() => onSave(picture, index))} />
      <div
        ref={measured}
        className={styles.stage}
        data-active={active ? '' : undefined}
        style={{ '--drag': `${drag}px` } as CSSProperties}
        {...handlers}
      >
        {images.map((each, at) =>
          Math.abs(at - index) > 1 ? null : (
            <PictureSlide
              key={`${at} ${each.src}`}
              picture={each}
              offset={at - index}
              view={at === index ? zoom.view : FIT}
              onSize={(size) => setSizes((known) => ({ ...known, [each.src]: size }))}
            />
          ),
        )}
      </div>
      <BottomBar zoom={zoom} turn={last > 0 ? { previous, next } : undefined} />
    </div>
  );
}
