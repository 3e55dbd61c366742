import { useCallback, useState, type AnimationEvent, type CSSProperties, type ReactNode } from 'react';
import { useAttach } from '../../hooks/useAttach.ts';
import styles from './NoticeBar.module.css';

/** Scroll speed of a long notice in px per second, slow enough to read. */
const SPEED = 40;
/** Width in px over which a long notice fades out; it scrolls until its last letter is clear of the fade. */
const FADE_PX = 16;
/** Milliseconds that a notice pauses in total, at its start and at its end. */
const STANDS_MS = 5000;

interface NoticeTurnProps {
  /** Whether another notice follows. */
  several: boolean;
  /** Called with whether the notice is longer than its space. */
  onMeasure: (long: boolean) => void;
  /** Called when the notice was visible long enough. */
  onEnd: () => void;
  children: ReactNode;
}

/**
 * One turn of a notice. Its animations are also its clock: hovering, focus and the pause button stop movement and time
 * together, and no turn ends with reduced motion.
 */
export function NoticeTurn({ several, onMeasure, onEnd, children }: NoticeTurnProps) {
  const [way, setWay] = useState(0);
  const watch = useCallback(
    (place: HTMLSpanElement) => {
      const text = place.firstElementChild;
      if (!text || typeof ResizeObserver === 'undefined') return undefined;
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
  const measure = useAttach(watch);
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
