import type { Messages } from '../../messages/Messages.ts';

type Words = Pick<Messages, 'monthDay'>;

const two = (part: number) => String(part).padStart(2, '0');

const DAY_MS = 86_400_000;

const clock = (date: Date) => `${two(date.getHours())}:${two(date.getMinutes())}`;

const day = (date: Date, { monthDay }: Words) => monthDay(date.getMonth() + 1, date.getDate());

/** Points less than a day apart show their time of day. */
export function isIntraday(moments: readonly number[]): boolean {
  // One hour of tolerance, because the day of a clock change has 23 hours.
  return moments.some((at, i) => i > 0 && at - (moments[i - 1] as number) < DAY_MS - 3_600_000);
}

/**
 * Labels below the axis: its ends and its middle. They are times of day where points less than a day apart span at most
 * two days, else days. A day that an end names already is not named in the middle again.
 */
export function axisTimes(moments: readonly number[], messages: Words): readonly string[] {
  const [first = 0] = moments;
  const span = (moments.at(-1) ?? first) - first;
  const ofDay = isIntraday(moments) && span < 2 * DAY_MS;
  const name = (at: number) => (ofDay ? clock(new Date(at)) : day(new Date(at), messages));
  const [start = '', middle = '', end = ''] = [first, first + span / 2, first + span].map(name);
  if (span === 0) return [start];
  return [start, middle === start || middle === end ? '' : middle, end];
}

/** Label beside a value: the day, plus the time when points are less than a day apart. */
export function pointTime(at: number, intraday: boolean, messages: Words): string {
  const date = new Date(at);
  return intraday ? `${day(date, messages)} ${clock(date)}` : day(date, messages);
}

/** A moment in the table, in the device's time zone and the same format in all languages: `2026/11/21 09:30`. */
export function recordTime(at: number, intraday: boolean): string {
  const date = new Date(at);
  const text = `${date.getFullYear()}/${two(date.getMonth() + 1)}/${two(date.getDate())}`;
  return intraday ? `${text} ${clock(date)}` : text;
}
