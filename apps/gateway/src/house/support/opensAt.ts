import { type Period, WEEKDAYS } from '../../config/policy/opening-hours.ts';
import type { Policy } from '../../config/index.ts';

type Hours = Policy['support']['hours'];

const MINUTE = 60_000;
const MINUTES_OF_DAY = 24 * 60;
const DAYS = WEEKDAYS.length;

const isWhole = ([first]: readonly Period[]) => first?.[0] === 0 && first[1] === MINUTES_OF_DAY;

/** Whether there is no hour without support. */
export const isAlwaysOpen = (hours: Hours): boolean => WEEKDAYS.every((name) => isWhole(hours[name]));

/** The clock of a time zone at a moment, as if it were UTC. Both in epoch milliseconds. */
function clockIn(timeZone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
}

/** The moment at which the clock of a time zone shows something. In the hour that a change of the clock leaves out, the one after. */
function momentOf(timeZone: string, clock: number): number {
  const first = clock - (clockIn(timeZone, clock) - clock);
  return clock - (clockIn(timeZone, first) - first);
}

/**
 * The next moment at which people answer.
 * @param now epoch milliseconds
 * @returns null while they answer
 */
export function opensAt(hours: Hours, now: number): number | null {
  if (isAlwaysOpen(hours)) return null;
  const clock = clockIn(hours.timeZone, now);
  const midnight = clock - (clock % (MINUTES_OF_DAY * MINUTE));
  const minute = (clock - midnight) / MINUTE;
  for (let ahead = 0; ahead <= DAYS; ahead += 1) {
    const day = midnight + ahead * MINUTES_OF_DAY * MINUTE;
    const periods = hours[WEEKDAYS[new Date(day).getUTCDay()] ?? 'sunday'];
    const next = periods.find(([, to]) => ahead > 0 || minute < to);
    if (next) return ahead === 0 && next[0] <= minute ? null : momentOf(hours.timeZone, day + next[0] * MINUTE);
  }
  // The policy refuses hours without an open day.
  return null;
}
