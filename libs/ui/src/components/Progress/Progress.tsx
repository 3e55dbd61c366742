import type { CSSProperties, HTMLAttributes, ReactNode, Ref } from 'react';
import { plain } from '../../internal/plain.ts';
import hidden from '../../internal/VisuallyHidden.module.css';
import { useFieldIds } from '../field/useFieldIds.ts';
import { Stack } from '../Stack/Stack.tsx';
import styles from './Progress.module.css';

/** Props of a progress bar. Other attributes go to its `div`. */
export interface ProgressProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Names the work in progress. */
  label: string;
  /** Only screen readers get the label. */
  hideLabel?: boolean | undefined;
  /** How much is done, up to `max`. Without it, the bar shows that work goes on, but not how far. */
  value?: number | undefined;
  /** The value of a finished task. */
  max?: number | undefined;
  /** How far it is, in words: "3 of 5 files". */
  description?: ReactNode;
  /** Ref of its element. */
  ref?: Ref<HTMLDivElement> | undefined;
}

const TRACK = {
  overflow: 'hidden',
  borderRadius: 'var(--ui-radius-pill)',
  background: 'var(--ui-line)',
} satisfies CSSProperties;

/** How far a task is. For steps with names use `OrderProgress`, for a short wait `Spinner`. */
export function Progress({
  label,
  hideLabel = false,
  value,
  max = 100,
  description,
  className,
  ...rest
}: ProgressProps) {
  const ids = useFieldIds({ description });
  const share = value === undefined ? undefined : Math.min(Math.max(value / max, 0), 1);
  const state = share === undefined ? 'waiting' : share === 1 ? 'done' : 'busy';
  // It moves without a layout. In right-to-left text, `--ui-way` is -1.
  const at = { transform: `translateX(calc(${(share ?? 1) * 100 - 100}% * var(--ui-way, 1)))` } satisfies CSSProperties;
  const look = share === undefined ? { ...at, animation: 'var(--ui-blink)' } : at;
  return (
    <Stack {...rest} gap={8} data-state={state} className={className}>
      <Stack direction="row" justify="between" className={hideLabel && description === undefined ? hidden.hidden : ''}>
        <span id={ids.control} className={hideLabel ? hidden.hidden : plain}>
          {label}
        </span>
        {description !== undefined && (
          <span id={ids.description} className={plain}>
            {description}
          </span>
        )}
      </Stack>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers draw a native one each in its own way
        role="progressbar"
        aria-labelledby={ids.control}
        aria-describedby={ids.describedBy}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={share === undefined ? undefined : share * max}
        className={plain}
        style={TRACK}
      >
        <div className={styles.bar} data-state={state} style={look} />
      </div>
    </Stack>
  );
}
