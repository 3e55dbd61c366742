import type { KeyboardEvent } from 'react';
import { useWords } from '../../hooks/useWords.ts';
import { charts } from '../../messages/enCharts.ts';
import { amountText } from '../../internal/amountText.ts';
import { HiddenAmount } from '../../internal/HiddenAmount.tsx';
import { announce } from '../Announcer/announce.ts';
import styles from './DonutChart.module.css';
import type { Slice } from './readSlices.ts';
import type { SliceChoice } from './useSliceChoice.ts';

interface DonutLegendProps {
  label: string;
  slices: readonly Slice[];
  choice: SliceChoice;
  amounts: 'shown' | 'hidden' | undefined;
  currency: string | undefined;
  decimals: number | undefined;
}

/** The parts in words. Rows are as close as lines of text, so the whole list is the target and the tab stop. */
export function DonutLegend({ label, slices, choice, amounts, currency, decimals }: DonutLegendProps) {
  const messages = useWords(charts);
  const { chosen, choose, stateOf, pointing } = choice;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') return choose(undefined);
    const index = slices.findIndex(({ key }) => key === chosen);
    const last = slices.length - 1;
    const to = { ArrowUp: index < 0 ? last : index - 1, ArrowDown: index + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const slice = slices[Math.min(Math.max(to, 0), last)];
    if (!slice || slice.key === chosen) return;
    choose(slice.key);
    announce(messages.chartPoint(slice.label, slice.percent));
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys only bring out what is written
    <ul
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- for those who see and use keys
      tabIndex={0}
      aria-label={label}
      className={styles.legend}
      onKeyDown={onKeyDown}
      onBlur={() => choose(undefined)}
    >
      {slices.map(({ key, label: name, hue, value, percent }) => (
        <li
          key={key}
          data-state={stateOf(key)}
          data-amount={amounts ? '' : undefined}
          className={styles.item}
          {...pointing(key)}
        >
          <span data-hue={hue} className={styles.swatch} />
          <span className={styles.words}>
            <bdi className={styles.name}>{name}</bdi>
            {amounts && (
              <span className={styles.amount}>
                {amounts === 'hidden' ? <HiddenAmount /> : <bdi>{amountText(value, decimals, currency)}</bdi>}
              </span>
            )}
          </span>
          <bdi className={styles.percent}>{percent}</bdi>
        </li>
      ))}
    </ul>
  );
}
