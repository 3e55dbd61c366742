import { useEffect, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import * as glyphs from '../../glyphs/index.ts';
import { useHaptics } from '../../hooks/useHaptics.ts';
import { classNames } from '../../internal/classNames.ts';
import { useMergedRef } from '../../internal/useMergedRef.ts';
import { VisuallyHidden } from '../../internal/VisuallyHidden.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { Glyph } from '../../glyphs/Glyph.ts';
import styles from './Result.module.css';

/** Kind of outcome. `pending` is not known yet; `warning` needs attention. */
export type ResultStatus = 'success' | 'pending' | 'warning' | 'failed';

/** Props of a full-screen result. Other attributes go to its `div`. */
export interface ResultProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** The outcome. It decides icon and colour. */
  status: ResultStatus;
  /** The outcome in words; the colour only repeats it. */
  title: ReactNode;
  /** The meaning, or the next step. */
  description?: ReactNode;
  /** The amount that the person got or sent, large: an `Amount` of size 36 with its sign. The title is then for screen readers. */
  amount?: ReactNode;
  /** The bonus, below the amount. */
  bonus?: ReactNode;
  /** The tick draws itself, for a success that the person sees happen. */
  fresh?: boolean | undefined;
  /** Plays the haptics of a success. Leave it out where the device was felt for it already. */
  felt?: boolean | undefined;
  /** Ref of the title, for a host that moves the focus to it. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** The details, or other content. */
  children?: ReactNode;
  /** Buttons below, the primary one first. */
  actions?: ReactNode;
  /** Ref of its element. */
  ref?: Ref<HTMLDivElement> | undefined;
}

const STATUS_ICON = {
  pending: glyphs.clock,
  warning: glyphs.warning,
  failed: glyphs.close,
} as const satisfies Record<Exclude<ResultStatus, 'success'>, Glyph>;

/** Rings that fade away around the tick of a success, each with its opacity. */
const RINGS = [
  [48, 0.36],
  [62, 0.29],
  [80, 0.22],
  [102, 0.15],
  [128, 0.08],
] as const;

/**
 * A full-screen result. If it replaces what had the focus, its title gets it. A success is an ending: a tick in a ring, and
 * with `amount` what came, large.
 */
export function Result({
  status,
  title,
  amount,
  bonus,
  fresh = false,
  felt = false,
  titleRef,
  description,
  children,
  actions,
  className,
  ...rest
}: ResultProps) {
  const haptics = useHaptics();
  const heading = useRef<HTMLHeadingElement>(null);
  const merged = useMergedRef(heading, titleRef);
  const isSuccess = status === 'success';
  const isFelt = felt && isSuccess;
  useEffect(() => {
    if (isFelt) haptics('success');
  }, [isFelt, haptics]);
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) heading.current?.focus({ preventScroll: true });
  }, [status]);
  return (
    <div {...rest} data-state={status} className={classNames(styles.result, className)}>
      {isSuccess ? (
        <svg viewBox="0 0 72 72" className={styles.tick} data-state={fresh ? 'fresh' : undefined} aria-hidden>
          <g className={styles.rings}>
            {RINGS.map(([r, opacity]) => (
              <circle key={r} cx={36} cy={36} r={r} opacity={opacity} />
            ))}
          </g>
          <circle cx={36} cy={36} r={34} className={styles.ground} />
          <path d="m23.5 37.25 8.75 8.75 16.5-18" pathLength={1} className={styles.stroke} />
        </svg>
      ) : (
        <span className={styles.disc}>
          <Icon glyph={STATUS_ICON[status]} size={32} />
        </span>
      )}
      <h2 ref={merged} className={styles.title} tabIndex={-1}>
        {amount === undefined ? title : <VisuallyHidden>{title} </VisuallyHidden>}
        {amount}
      </h2>
      {bonus !== undefined && (
        <p className={styles.bonus}>
          <Icon glyph={glyphs.gift} size={16} />
          {bonus}
        </p>
      )}
      {description !== undefined && <p className={styles.description}>{description}</p>}
      {children !== undefined && <div className={styles.body}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
