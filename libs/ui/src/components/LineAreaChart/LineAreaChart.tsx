import { useMemo, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { useWords } from '../../hooks/useWords.ts';
import { charts } from '../../messages/enCharts.ts';
import { amountText } from '../../internal/amountText.ts';
import { classNames } from '../../internal/classNames.ts';
import { HiddenAmount } from '../../internal/HiddenAmount.tsx';
import { VisuallyHidden } from '../../internal/VisuallyHidden.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { SkeletonRegion } from '../Skeleton/SkeletonRegion.tsx';
import { ChartPlot } from './ChartPlot.tsx';
import { ChartTable } from './ChartTable.tsx';
import { isIntraday, pointTime, recordTime } from './chart-time.ts';
import styles from './LineAreaChart.module.css';
import { plot } from './plot.ts';
import { readSeries, type ChartPoint, type Series } from './readSeries.ts';
import { summarize } from './summarize.ts';
import { useCrosshair } from './useCrosshair.ts';

/** The periods of a chart, in days. */
export const chartDays = [7, 15, 30, 90] as const;

/** One of `chartDays`. */
export type ChartDays = (typeof chartDays)[number];

/** Props of a line chart. Other attributes go to its `figure`. */
export interface LineAreaChartProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'onChange'> {
  /** In any order. Points more than `days` before the last one are not drawn. Keep the array stable between renders. */
  items: readonly ChartPoint[];
  /** What the values mean, for screen readers and the table: "Total value". */
  label: string;
  /** The selected period in days. */
  value: ChartDays;
  /** Shows the choice of periods. Load more points in it if the series does not reach back far enough. */
  onChange?: ((days: ChartDays) => void) | undefined;
  /** Currency code after every value. */
  currency?: string | undefined;
  /** Digits after the point. More digits are cut off, never rounded up. Default: all digits of each value. */
  decimals?: number | undefined;
  /** Set while the first values load. */
  loading?: boolean | undefined;
  /** Shows six bullets instead of the value, and no line, because its shape would reveal as much. */
  hidden?: boolean | undefined;
  /** Message when there is nothing to draw. */
  empty?: ReactNode;
  /** Ref of its element. */
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * A value over the last days: a line with its area, a crosshair for finger, mouse and keys, and the same data in words
 * and in a table.
 *
 * @example
 * <LineAreaChart label="Total value" currency="USDT" decimals={2} items={points} value={days} onChange={setDays} />
 */
export function LineAreaChart({
  items: points,
  label,
  value: days,
  onChange: onDaysChange,
  currency,
  decimals,
  loading = false,
  hidden = false,
  empty,
  className,
  ...rest
}: LineAreaChartProps) {
  const messages = useWords(charts);
  const series = useMemo(() => readSeries(points, days), [points, days]);
  const drawn = useMemo(() => plot(series), [series]);
  const intraday = useMemo(() => isIntraday(series.samples.map(({ at }) => at)), [series]);
  const crosshair = useCrosshair(drawn.dots);
  const { samples } = series;
  const read = crosshair.dot ?? samples.at(-1);
  const time = (at: number) => pointTime(at, intraday, messages);
  const full = (value: string) => amountText(value, decimals, currency);
  const state = loading ? 'loading' : hidden ? 'hidden' : (['empty', 'single'][samples.length] ?? 'line');
  return (
    <figure {...rest} data-state={state} className={classNames(styles.chart, className)}>
      <div className={styles.head}>
        <p className={styles.readout}>
          {loading ? (
            <Skeleton width="80%" />
          ) : hidden ? (
            <HiddenAmount />
          ) : (
            read && (
              <>
                <span className={styles.moment}>{time(read.at)} ·</span>{' '}
                <bdi className={styles.value}>{amountText(read.value, decimals)}</bdi>
              </>
            )
          )}
        </p>
        {onDaysChange && (
          <SegmentedControl
            label={messages.chartPeriod}
            value={String(days)}
            onChange={(value) => onDaysChange(Number(value) as ChartDays)}
            items={chartDays.map((choice) => ({ value: String(choice), label: messages.chartDays(choice) }))}
          />
        )}
      </div>
      <SkeletonRegion loading={loading} placeholder={<Skeleton className={styles.stand} />}>
        {hidden || !samples.length ? (
          <p className={classNames(styles.stand, styles.nothing)}>
            {hidden ? messages.amountHidden : (empty ?? messages.chartEmpty)}
          </p>
        ) : (
          <>
            <figcaption>
              <VisuallyHidden>{sentence(series, label, time, full, messages)}</VisuallyHidden>
            </figcaption>
            <ChartPlot
              key={days}
              label={label}
              plot={drawn}
              crosshair={crosshair}
              // Round steps are short as they are; the one value of a flat series is not.
              text={(value) => amountText(value, drawn.ticks[1] ? undefined : decimals)}
              say={({ at, value }) => messages.chartPoint(time(at), full(value))}
            />
            <ChartTable label={label} samples={samples} time={(at) => recordTime(at, intraday)} text={full} />
          </>
        )}
      </SkeletonRegion>
    </figure>
  );
}

function sentence(
  series: Series,
  label: string,
  time: (at: number) => string,
  text: (value: string) => string,
  { chartPoint, chartSummary }: typeof charts,
): string {
  const summary = summarize(series);
  if (!summary) return label;
  const { first, last, high, low, direction, change, percent } = summary;
  if (first === last) return chartPoint(label, chartPoint(time(last.at), text(last.value)));
  return chartPoint(
    label,
    chartSummary({
      from: time(first.at),
      to: time(last.at),
      direction,
      change: text(change),
      percent: percent && `${amountText(percent)}%`,
      last: text(last.value),
      high: text(high.value),
      highAt: time(high.at),
      low: text(low.value),
      lowAt: time(low.at),
    }),
  );
}
