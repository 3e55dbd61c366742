import { useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import * as glyphs from '../../glyphs/index.ts';
import { useWords } from '../../hooks/useWords.ts';
import { classNames } from '../../internal/classNames.ts';
import { VisuallyHidden } from '../../internal/VisuallyHidden.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { Glyph } from '../../glyphs/Glyph.ts';
import styles from './OrderProgress.module.css';
import { rowRoom } from './rowRoom.ts';
import { stepStates, type OrderProgressStatus, type StepState } from './step-states.ts';

export type { OrderProgressStatus } from './step-states.ts';

/** One step of an order. */
export interface OrderStep {
  value: string;
  label: string;
  /** When the order reached it, formatted for display. */
  time?: ReactNode;
}

/** Props of an order's progress. Other attributes go to its list. */
export interface OrderProgressProps extends Omit<HTMLAttributes<HTMLOListElement>, 'children'> {
  /** All steps, in order. */
  items: readonly OrderStep[];
  /** Index of the current step. */
  current: number;
  /** State of the current step. `review` waits for others; `cancelled` and `failed` end the order there. */
  status?: OrderProgressStatus | undefined;
  /** Index of the step that the person saw last. A later one comes alive. Default: the current one at first. */
  seen?: number | undefined;
  /** Ref of its element. */
  ref?: Ref<HTMLOListElement> | undefined;
}

const GLYPHS: Partial<Record<StepState, Glyph>> = {
  done: glyphs.check,
  cancelled: glyphs.minus,
  failed: glyphs.close,
};

/** Below this width in em the list becomes a column (see the stylesheet), so its font size reserves room. */
const COLUMN_EM = 18;

/** States that show their word, because an icon alone does not explain why an order stopped. */
const TOLD: ReadonlySet<StepState> = new Set(['review', 'cancelled', 'failed']);

/**
 * The progress of an order, in a row, or in a column where the text does not fit.
 *
 * @example
 * <OrderProgress
 *   current={1}
 *   items={[{ value: 'ordered', label: t`Ordered`, time: '14:02' }, { value: 'paid', label: t`You pay` }]}
 * />
 */
export function OrderProgress({
  items: steps,
  current,
  status = 'waiting',
  seen,
  className,
  style,
  ...rest
}: OrderProgressProps) {
  const messages = useWords();
  const [first] = useState(seen ?? current);
  const states = stepStates(steps.length, current, status);
  return (
    <ol
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role with the list style
      role="list"
      aria-label={messages.orderProgress}
      {...rest}
      data-state={status}
      className={classNames(styles.steps, className)}
      style={{ ...style, fontSize: `${rowRoom(steps.map(({ label }) => label)) / COLUMN_EM / 16}rem` }}
    >
      {steps.map(({ value: key, label, time }, at) => {
        const state = states[at] ?? 'ahead';
        const glyph = GLYPHS[state];
        const word = messages.stepState(state);
        return (
          <li
            key={key}
            className={styles.step}
            data-state={state}
            data-part={
              current <= first ? undefined : at === current ? 'reached' : at === current - 1 ? 'passed' : undefined
            }
            aria-current={at === current ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden>
              {glyph && <Icon glyph={glyph} size={12} strokeWidth={3} />}
            </span>
            <span className={styles.words}>
              <span className={styles.label}>{label}</span>
              {TOLD.has(state) ? (
                <span className={styles.word}>{word}</span>
              ) : (
                <VisuallyHidden>{`, ${word}`}</VisuallyHidden>
              )}
              {time !== undefined && <span className={styles.time}>{time}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
