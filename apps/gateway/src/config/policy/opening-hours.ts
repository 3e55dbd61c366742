import * as v from 'valibot';
import { group } from './values.ts';

const CLOSED = 'closed';
const PERIOD = /^((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;
const AN_HOUR = 60;

const told = ({ input }: { input: unknown }) =>
  `must be "closed" or hours in order such as "09:00-18:00" or "09:00-12:00, 13:00-18:00", not ${JSON.stringify(input)}`;

/** From and to, in minutes of the day. */
export type Period = readonly [from: number, to: number];

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * AN_HOUR + minutes;
}

/** The periods of a day; undefined for other text. */
function readDay(text: string): Period[] | undefined {
  if (text === CLOSED) return [];
  const periods: Period[] = [];
  for (const each of text.split(', ')) {
    const [, from, to] = PERIOD.exec(each) ?? [];
    if (from === undefined || to === undefined) return undefined;
    const period: Period = [minutesOf(from), minutesOf(to)];
    if (period[0] < (periods.at(-1)?.[1] ?? 0) || period[0] >= period[1]) return undefined;
    periods.push(period);
  }
  return periods;
}

const day = v.pipe(
  v.string(told),
  v.check((text) => readDay(text) !== undefined, told),
  v.transform((text) => readDay(text) ?? []),
);

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format() !== '';
  } catch {
    return false;
  }
}

/** Days in the order in which the language counts them. */
export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** Hours of each weekday in a time zone. */
export const openingHours = v.pipe(
  group({
    timeZone: v.pipe(
      v.string(),
      v.check(isTimeZone, ({ input }) => `must be a time zone such as "Asia/Hong_Kong", not ${JSON.stringify(input)}`),
    ),
    sunday: day,
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: day,
  }),
  v.check((hours) => WEEKDAYS.some((name) => hours[name].length > 0), 'must have a day that is not "closed"'),
);
