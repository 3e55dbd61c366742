import { useMemo, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { useMessages } from '../../hooks/useMessages.ts';
import { classNames } from '../../internal/classNames.ts';
import styles from './DonutChart.module.css';
import { DonutLegend } from './DonutLegend.tsx';
import { readSlices, type DonutItem } from './readSlices.ts';
import { RING, ringPaths } from './ringPaths.ts';
import { useSliceChoice } from './useSliceChoice.ts';

/** Props of a donut; other attributes go to its `figure`. */
export interface DonutChartProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** In any order; the largest six are drawn, the rest as one more. */
  items: readonly DonutItem[];
  /** What is shared out, for readers: "Allocation". */
  label: string;
  /** What stands in the middle: the total, or how many there are. */
  centre?: ReactNode;
  /** Writes each value under its name, or six bullets; percentages alone when left out. */
  amounts?: 'shown' | 'hidden' | undefined;
  /** Code written after every value. */
  currency?: string | undefined;
  /** Digits after the point, cut off and never rounded up; as many as each value has when left out. */
  decimals?: number | undefined;
  /** Said when nothing is above zero. */
  empty?: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * The parts of a whole: a ring, and a list of them with percentages that sum to 100. The list is one tab stop, in which
 * arrows, Home and End bring a slice out, as pointing at it does.
 *
 * @example
 * <DonutChart label="Allocation" items={[{ key: 'BTC', label: 'BTC', value: '3102.80', hue: coinHue('BTC') }]} />
 */
export function DonutChart({
  items,
  label,
  centre,
  amounts,
  currency,
  decimals,
  empty,
  className,
  ...rest
}: DonutChartProps) {
  const messages = useMessages();
  const slices = useMemo(() => readSlices(items, messages.donutOther), [items, messages]);
  const paths = useMemo(() => ringPaths(slices.map(({ share }) => share)), [slices]);
  const choice = useSliceChoice();
  return (
    <figure {...rest} data-state={slices.length ? 'filled' : 'empty'} className={classNames(styles.chart, className)}>
      <div className={styles.ring}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn from data, no file to load */}
        <svg role="img" aria-label={label} viewBox={`0 0 ${RING.size} ${RING.size}`} className={styles.svg}>
          {slices.length ? (
            slices.map(({ key, hue }, i) => (
              <path
                key={key}
                d={paths[i]}
                data-hue={hue}
                data-state={choice.stateOf(key)}
                className={styles.slice}
                {...choice.pointing(key)}
              />
            ))
          ) : (
            <circle cx={RING.size / 2} cy={RING.size / 2} r={RING.radius} className={styles.slice} />
          )}
        </svg>
        <div className={styles.centre}>{centre}</div>
      </div>
      {slices.length ? (
        <DonutLegend {...{ label, slices, choice, amounts, currency, decimals }} />
      ) : (
        <p className={styles.nothing}>{empty ?? messages.chartEmpty}</p>
      )}
    </figure>
  );
}
