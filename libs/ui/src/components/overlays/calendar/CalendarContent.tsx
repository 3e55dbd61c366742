import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import * as glyphs from '../../../glyphs/index.ts';
import { useLocale } from '../../../hooks/useLocale.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import styles from './Calendar.module.css';
import { addDays, addMonths, clampDay, placeInWeek, today, weeksOf } from './days.ts';
import { YearList } from './YearList.tsx';

export interface CalendarContentProps {
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (value: string) => void;
  close: () => void;
}

/** A Sunday, to write the names of the days from. */
const SUNDAY = '2026-11-01';

/**
 * A month to choose a day from, by the grid of the WAI-ARIA APG date picker dialog: arrows, Home and End in the week, Page Up and
 * Down for months, with Shift for years.
 */
export function CalendarContent({
  value,
  min = '1900-01-01',
  max = '2099-12-31',
  onChange,
  close,
}: CalendarContentProps) {
  const messages = useWords();
  const locale = useLocale();
  const weekStart = locale === 'zh_CN' ? 1 : 0;
  const [day, setDay] = useState(() => clampDay(value || today(), min, max));
  const [picksYear, setPicksYear] = useState(false);
  const grid = useRef<HTMLTableElement>(null);
  /** Keys move the focus; the buttons above keep it. */
  const follows = useRef(true);
  const entered = useRef(false);
  useEffect(() => {
    if (picksYear || !follows.current) return undefined;
    const enter = () => {
      entered.current = true;
      grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    };
    // Before the next key: Enter chooses the day that the arrow before it led to.
    if (entered.current) return enter();
    // A dialog that opens takes the focus first.
    const frame = requestAnimationFrame(enter);
    return () => cancelAnimationFrame(frame);
  }, [day, picksYear]);

  const write = (each: string, look: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale.replace('_', '-'), { ...look, timeZone: 'UTC' }).format(
      new Date(`${each}T00:00:00Z`),
    );
  const show = (next: string, byKey: boolean) => {
    follows.current = byKey;
    setDay(clampDay(next, min, max));
  };
  const press = (event: KeyboardEvent) => {
    const next = nextDay(event, day, weekStart);
    if (next === undefined) return;
    event.preventDefault();
    show(next, true);
  };
  const turn = (months: number) => show(addMonths(day, months), false);
  const month = write(day, { year: 'numeric', month: 'long' });
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <IconButton
          icon={glyphs.chevronLeft}
          label={messages.previous}
          mirrored
          disabled={picksYear || day.slice(0, 7) <= min.slice(0, 7)}
          onClick={() => turn(-1)}
        />
        <button
          type="button"
          className={styles.month}
          aria-expanded={picksYear}
          onClick={() => {
            follows.current = true;
            setPicksYear(!picksYear);
          }}
        >
          <span aria-live="polite">{month}</span>
          <Icon glyph={picksYear ? glyphs.chevronUp : glyphs.chevronDown} size={16} />
        </button>
        <IconButton
          icon={glyphs.chevronRight}
          label={messages.next}
          mirrored
          disabled={picksYear || day.slice(0, 7) >= max.slice(0, 7)}
          onClick={() => turn(1)}
        />
      </div>
      {picksYear ? (
        <YearList
          value={Number(day.slice(0, 4))}
          min={Number(min.slice(0, 4))}
          max={Number(max.slice(0, 4))}
          onChange={(year) => {
            show(addMonths(day, (year - Number(day.slice(0, 4))) * 12), true);
            setPicksYear(false);
          }}
        />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid of the APG is a table
        <table ref={grid} role="grid" aria-label={month} className={styles.grid} onKeyDown={press}>
          <thead>
            <tr>
              {Array.from({ length: 7 }, (_, place) => {
                const name = addDays(SUNDAY, weekStart + place);
                return (
                  <th key={name} scope="col" abbr={write(name, { weekday: 'long' })}>
                    {write(name, { weekday: 'narrow' })}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {weeksOf(day, weekStart).map((week, row) => (
              <tr key={row}>
                {week.map((each, place) => (
                  // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- implicit only where the browser sees the grid
                  <td key={each ?? place} role="gridcell" aria-selected={each ? each === value : undefined}>
                    {each && (
                      <button
                        type="button"
                        className={styles.day}
                        tabIndex={each === day ? 0 : -1}
                        disabled={each < min || each > max}
                        aria-label={write(each, { dateStyle: 'full' })}
                        aria-current={each === today() ? 'date' : undefined}
                        onClick={() => {
                          onChange(each);
                          close();
                        }}
                      >
                        {Number(each.slice(8))}
                      </button>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

function nextDay(event: KeyboardEvent, day: string, weekStart: number): string | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const turn = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const months = event.shiftKey ? 12 : 1;
  switch (event.key) {
    case 'ArrowLeft':
      return addDays(day, -turn);
    case 'ArrowRight':
      return addDays(day, turn);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -placeInWeek(day, weekStart));
    case 'End':
      return addDays(day, 6 - placeInWeek(day, weekStart));
    case 'PageUp':
      return addMonths(day, -months);
    case 'PageDown':
      return addMonths(day, months);
    default:
      return undefined;
  }
}
