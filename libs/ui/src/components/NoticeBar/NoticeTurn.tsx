import { useCallback, useState, type AnimationEvent, type CSSProperties, type ReactNode } from 'react';
import styles from './NoticeBar.module.css';

/** How fast a long notice moves, in px a second: slow enough to be read on the way. */
const SPEED = 40;
/** Where a long notice fades out, in px; it moves on until its last letter is clear of it. */
const FADE_PX = 16;
/** How long a notice stands still in all, at its beginning and at its end, in ms. */
const STANDS_MS = 5000;

interface NoticeTurnProps {
  /** Whether another one follows. */
  several: boolean;
  /** Hears whether the notice is longer than its place. */
  onMeasure: (long: boolean) => void;
  /** The notice has been shown for long enough. */
  onEnd: () => void;
  children: ReactNode;
}

/**
 * One notice's turn. Its animations are its clock too, so that a mouse above it, the focus and the pause button stop
 * movement and time alike, and no turn ends where motion is unwanted.
 */
export function NoticeTurn({ several, onMeasure, onEnd, children }: NoticeTurnProps) {
  const [way, setWay] = useState(0);
  const measure = useCallback(
    (place: HTMLSpanElement | null) => {
      const text = place?.firstElementChild;
      if (!place || !text || typeof ResizeObserver === 'undefined') return undefined;
      const observer = new ResizeObserver(() => {
        const excess = Math.max(0, text.scrollWidth - place.clientWidth);
        const run = excess > 0 ? excess + FADE_PX : 0;
        setWay(getComputedStyle(place).direction === 'rtl' ? run : -run);
        onMeasure(excess > 0);
      });
      observer.observe(place);
      observer.observe(text);
      return () => observer.disconnect();
    },
    [onMeasure],
  );
  const run = (Math.abs(way) / SPEED) * 1000;
  const timing = {
    '--notice-way': `${way}px`,
    '--notice-run': `${run}ms`,
    '--notice-turn': `${STANDS_MS + run}ms`,
  } as CSSProperties;
  const end = (event: AnimationEvent) => {
    if (event.target === event.currentTarget) onEnd();
  };
  return (
    <span
      ref={measure}
      className={styles.turn}
      data-long={way !== 0 || undefined}
      data-moves={several || way !== 0 || undefined}
      style={timing}
      onAnimationEnd={end}
    >
      <span className={styles.moving}>{children}</span>
    </span>
  );
}
