import { useState } from 'react';
import * as glyphs from '../../glyphs/index.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { classNames } from '../../internal/classNames.ts';
import hit from '../../internal/HitArea.module.css';
import { useScrollTabIndex } from '../../internal/useScrollTabIndex.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './LineAreaChart.module.css';
import type { Sample } from './readSeries.ts';

interface ChartTableProps {
  label: string;
  samples: readonly Sample[];
  time: (at: number) => string;
  text: (value: string) => string;
}

/** Every value behind the line, also those that the drawing leaves out, to be opened below it. */
export function ChartTable({ label, samples, time, text }: ChartTableProps) {
  const messages = useMessages();
  const [open, setOpen] = useState(false);
  const scroller = useScrollTabIndex();
  return (
    <details className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={classNames(hit.area, styles.summary)}>
        <span>{messages.chartTable}</span>
        <Icon glyph={glyphs.chevronDown} size={16} className={styles.chevron} />
      </summary>
      {/* There may be thousands of rows: they are made only when they are asked for. */}
      {open && (
        <section {...scroller} aria-label={label} className={styles.scroller}>
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
