import type { HTMLAttributes, ReactNode, Ref } from 'react';
import * as glyphs from '../../glyphs/index.ts';
import { useWords } from '../../hooks/useWords.ts';
import { classNames } from '../../internal/classNames.ts';
import { VisuallyHidden } from '../../internal/VisuallyHidden.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { stepStates, type OrderProgressStatus } from '../OrderProgress/step-states.ts';
import styles from './Rail.module.css';

/** One event of a rail: it has happened, happens now, or is to come. */
export interface RailItem {
  value: string | number;
  /** Names the event: "You ordered 500.00 USDT". */
  label: ReactNode;
  /** When it happened, or by when it has to, formatted for display: "14:20", "by 14:50". */
  time?: ReactNode;
  /** A second line: a reason in quotation marks, or where the money is. */
  description?: ReactNode;
}

/** Props of a rail. Other attributes go to its list. */
export interface RailProps extends Omit<HTMLAttributes<HTMLOListElement>, 'children'> {
  /** All events, the first one first. None after an end is shown. */
  items: readonly RailItem[];
  /** Index of the present event. The number of items: all have happened. */
  current: number;
  /**
   * State of the present event. `review` is a wait in an appeal. `done`, `cancelled` and `failed` are ends: nothing stands
   * after them.
   */
  status?: OrderProgressStatus | undefined;
  /** Ref of its element. */
  ref?: Ref<HTMLOListElement> | undefined;
}

const isEnd = (status: OrderProgressStatus) => status !== 'waiting' && status !== 'review';

/**
 * What happened, what is due now, and what comes: dots on a line, with their times. It stands in a `flush` card.
 *
 * @example
 * <Card padding="flush" title={t`What happened`}>
 *   <Rail
 *     current={1}
 *     items={[
 *       { value: 'ordered', label: t`You ordered 500.00 USDT`, time: '14:20' },
 *       { value: 'pay', label: t`You pay 3,605.00 CNY`, time: t`by 14:50` },
 *     ]}
 *   />
 * </Card>
 */
export function Rail({ items, current, status = 'waiting', className, ...rest }: RailProps) {
  const messages = useWords();
  const shown = isEnd(status) ? items.slice(0, current + 1) : items;
  const states = stepStates(shown.length, current, status);
  return (
    <ol
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role with the list style
      role="list"
      {...rest}
      data-state={status}
      className={classNames(styles.rail, className)}
    >
      {shown.map(({ value, label, time, description }, at) => {
        const state = states[at] ?? 'ahead';
        const isPresent = at === current;
        const isLast = isPresent && isEnd(status);
        return (
          <li
            key={value}
            className={styles.event}
            data-state={state}
            data-end={isLast ? '' : undefined}
            aria-current={isPresent && !isLast ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden>
              {isLast && <Icon glyph={status === 'done' ? glyphs.check : glyphs.close} size={12} strokeWidth={3} />}
            </span>
            <div className={styles.line}>
              <span className={styles.label}>
                {label}
                <VisuallyHidden>{`, ${messages.stepState(state)}`}</VisuallyHidden>
              </span>
              {time !== undefined && <span className={styles.time}>{time}</span>}
            </div>
            {description !== undefined && <div className={styles.description}>{description}</div>}
          </li>
        );
      })}
    </ol>
  );
}
