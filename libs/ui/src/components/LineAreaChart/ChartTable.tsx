import { useState } from 'react';
import * as glyphs from '../../glyphs/index.ts';
import { useWords } from '../../hooks/useWords.ts';
import { charts } from '../../messages/enCharts.ts';
import { classNames } from '../../internal/classNames.ts';
import hit from '../../internal/HitArea.module.css';
import { useScrollTabIndex } from '../../hooks/useScrollTabIndex.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './LineAreaChart.module.css';
import type { Sample } from './readSeries.ts';

interface ChartTableProps {
  label: string;
  samples: readonly Sample[];
  time: (at: number) => string;
  text: (value: string) => string;
}

/** A disclosure below the chart with every value, including those that the drawing leaves out. */
export function ChartTable({ label, samples, time, text }: ChartTableProps) {
  const messages = useWords(charts);
  const [open, setOpen] = useState(false);
  const scroller = useScrollTabIndex();
  return (
    <details className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={classNames(hit.area, styles.summary)}>
        <span>{messages.chartTable}</span>
        <Icon glyph={glyphs.chevronDown} size={16} className={styles.chevron} />
      </summary>
      {/* There may be thousands of rows, so they render only when the user opens the table. */}
      {open && (
        <section ref={scroller} aria-label={label} className={styles.scroller}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{messages.chartTime}</th>
                <th scope="col">{label}</th>
              </tr>
            </thead>
            <tbody>
              {samples.map(({ at, value }) => (
                <tr key={at}>
                  <th scope="row">{time(at)}</th>
                  <td>
                    <bdi>{text(value)}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}
