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

/** Label below the axis: the time of day when the whole series spans at most two days, else the day. */
export function axisTime(at: number, span: number, messages: Words): string {
  const date = new Date(at);
  return span > 0 && span < 2 * DAY_MS ? clock(date) : day(date, messages);
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
