import { useMemo, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { useWords } from '../../hooks/useWords.ts';
import { charts } from '../../messages/enCharts.ts';
import { classNames } from '../../internal/classNames.ts';
import styles from './DonutChart.module.css';
import { DonutLegend } from './DonutLegend.tsx';
import { readSlices, type DonutItem } from './readSlices.ts';
import { RING, ringPaths } from './ringPaths.ts';
import { useSliceChoice } from './useSliceChoice.ts';

/** Props of a donut chart. Other attributes go to its `figure`. */
export interface DonutChartProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** In any order. The six largest are drawn, the rest as one more. */
  items: readonly DonutItem[];
  /** What the chart divides, for screen readers: "Allocation". */
  label: string;
  /** Content of the middle: the total, or the number of parts. */
  centre?: ReactNode;
  /** `shown` writes each value under its name, `hidden` writes six bullets. Default: percentages only. */
  amounts?: 'shown' | 'hidden' | undefined;
  /** Currency code after every value. */
  currency?: string | undefined;
  /** Digits after the point. More digits are cut off, never rounded up. Default: all digits of each value. */
  decimals?: number | undefined;
  /** Message when no value is above zero. */
  empty?: ReactNode;
  /** Ref of its element. */
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * The parts of a whole: a ring, and a list with percentages that add up to 100. The list is one tab stop: arrows, Home
 * and End highlight a slice, as pointing at it does.
 *
 * @example
 * <DonutChart label="Allocation" items={[{ value: 'BTC', label: 'BTC', amount: '3102.80', hue: coinHue('BTC') }]} />
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
  const messages = useWords(charts);
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
