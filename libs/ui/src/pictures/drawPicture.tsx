import { classNames } from '../internal/classNames.ts';
import strokes from '../components/Icon/Icon.module.css';
import type { Picture } from './Picture.ts';

/** What one picture has of its own. */
interface Thing {
  /** Outline of the thing, filled with a tint. It fits into the first ring. */
  body: string;
  /** Lines on it and around it. */
  lines: string;
  /** A line that cuts through the thing, with some air on each side. */
  cut?: string;
  /** Centres of the bright and the faint dot: two pairs of x and y, each on a ring. */
  dots: readonly [x: number, y: number, x2: number, y2: number];
}

const RINGS = [
  [26.5, 0.36],
  [36, 0.24],
  [45.5, 0.14],
] as const;

/** Draws a thing within the three rings that all pictures share. */
export function drawPicture({ body, lines, cut, dots: [x, y, x2, y2] }: Thing): Picture {
  return ({ className }) => (
    <svg
      viewBox="0 0 96 96"
      width={96}
      height={96}
      strokeWidth={1.5}
      aria-hidden
      className={classNames(strokes.icon, className)}
    >
      {RINGS.map(([r, opacity]) => (
        <circle key={r} cx={48} cy={48} r={r} opacity={opacity} />
      ))}
      <path d={body} fill="var(--ui-primary-tint)" />
      {cut && <path d={cut} stroke="var(--ui-bg)" strokeWidth={6} />}
      <path d={lines} />
      <g fill="currentcolor" stroke="none">
        <circle cx={x} cy={y} r={2.25} />
        <circle cx={x2} cy={y2} r={1.75} opacity={0.6} />
      </g>
    </svg>
  );
}
