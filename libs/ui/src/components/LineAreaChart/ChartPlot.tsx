import { useEffect, useId } from 'react';
import { useWords } from '../../hooks/useWords.ts';
import { charts } from '../../messages/enCharts.ts';
import { announce } from '../Announcer/announce.ts';
import strokes from '../Icon/Icon.module.css';
import styles from './LineAreaChart.module.css';
import { axisTimes } from './chart-time.ts';
import { BOX, type Dot, type Plot } from './plot.ts';
import type { useCrosshair } from './useCrosshair.ts';

interface ChartPlotProps {
  label: string;
  plot: Plot;
  crosshair: ReturnType<typeof useCrosshair>;
  /** A value as the axis shows it. */
  text: (value: string) => string;
  /** A point as screen readers announce it. */
  say: (dot: Dot) => string;
}

/** The first label starts at the left edge; the last label ends at the right edge. */
const ALIGNMENT = ['start', 'center'] as const;

/** A held key passes many values; only the one where it stops is announced. */
const REST_MS = 200;

/** Longer labels go above and below the drawing instead of beside it. */
const LONG_LABEL = 9;

/** The drawing: grid lines, area, line, end dot and crosshair, with the labels of both axes. */
export function ChartPlot({ label, plot, crosshair: { dot, by, handlers }, text, say }: ChartPlotProps) {
  const messages = useWords(charts);
  const fill = useId();
  const { dots, ticks, line, area } = plot;
  const spoken = dot && by !== 'mouse' ? say(dot) : '';
  useEffect(() => {
    const timer = setTimeout(() => announce(spoken), REST_MS);
    return () => clearTimeout(timer);
  }, [spoken]);

  const last = dots.at(-1);
  const times = axisTimes(
    dots.map(({ at }) => at),
    messages,
  );
  const labels = ticks.map(({ value }) => text(value));
  const marker = dot ?? last;
  const placing = labels.some((one) => one.length > LONG_LABEL) ? 'inside' : 'beside';
  return (
    <div dir="ltr" className={styles.plot} data-labels={placing}>
      {/* In browse mode screen readers use the arrow keys themselves; this role passes the keys to the chart. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application is a widget */}
      <div role="application" tabIndex={0} aria-label={messages.chartKeys} className={styles.pad} {...handlers}>
        <div className={styles.box}>
          {ticks.map(({ top, value, zero }) => (
            <span key={value} data-zero={zero} className={styles.hairline} style={{ top: percent(top) }} />
          ))}
          <div className={styles.drawing}>
            <svg
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn from data, no file to load
              role="img"
              aria-label={label}
              viewBox={`0 0 ${BOX.width} ${BOX.height}`}
              preserveAspectRatio="none"
              className={styles.svg}
            >
              <linearGradient id={fill} x1="0" y1="0" x2="0" y2="1">
                <stop className={styles.tint} stopOpacity="0.22" />
                <stop offset="1" className={styles.tint} stopOpacity="0" />
              </linearGradient>
              <path d={area} fill={`url(#${fill})`} />
              <path d={line} vectorEffect="non-scaling-stroke" className={strokes.icon} strokeWidth="2" />
            </svg>
          </div>
          {dot && <span className={styles.crosshair} style={{ left: percent(dot.left) }} />}
          {marker && (
            <span
              className={styles.dot}
              data-state={dot ? 'moved' : 'end'}
              style={{ left: percent(marker.left), top: percent(marker.top) }}
            />
          )}
        </div>
      </div>
      <div className={styles.values} aria-hidden>
        {ticks.map(({ top, value }, i) => (
          <span key={value} style={{ top: percent(top) }}>
            {labels[i]}
          </span>
        ))}
      </div>
      <div className={styles.times} aria-hidden>
        {times.map((time, i) => (
          <span key={i} style={{ textAlign: times.length > 1 ? (ALIGNMENT[i] ?? 'end') : 'center' }}>
            {time}
          </span>
        ))}
      </div>
    </div>
  );
}

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;
