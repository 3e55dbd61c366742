import { useEffect } from 'react';
import { useRovingFocus } from '../../../internal/useRovingFocus.ts';
import styles from './Calendar.module.css';

interface YearListProps {
  value: number;
  min: number;
  max: number;
  onChange: (year: number) => void;
}

/** The years to choose from, at the one that is shown. A birthday is far from today. */
export function YearList({ value, min, max, onChange }: YearListProps) {
  const { root, onKeyDown } = useRovingFocus<HTMLDivElement>('button', () => undefined);
  useEffect(() => {
    const chosen = root.current?.querySelector<HTMLElement>('[tabindex="0"]');
    chosen?.focus({ preventScroll: true });
    chosen?.scrollIntoView?.({ block: 'center' });
  }, [root]);
  return (
    <div
      ref={root}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot show its years in a grid
      role="listbox"
      tabIndex={-1}
      aria-label={`${min}–${max}`}
      className={styles.years}
      onKeyDown={onKeyDown}
    >
      {Array.from({ length: max - min + 1 }, (_, at) => min + at).map((year) => (
        <button
          key={year}
          type="button"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the list
          role="option"
          className={styles.day}
          tabIndex={year === value ? 0 : -1}
          aria-selected={year === value}
          onClick={() => onChange(year)}
        >
          {year}
        </button>
      ))}
    </div>
  );
}
