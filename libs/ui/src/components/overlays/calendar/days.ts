// Days in ISO 8601, such as `2034-05-31`. They compare as texts.

const at = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** The day of today on the device. */
export function today(): string {
  const now = new Date();
  return dayOf(new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())));
}

/** The nearest day within two others. */
export const clampDay = (day: string, min: string, max: string): string => (day < min ? min : day > max ? max : day);

/** Some days later; negative for earlier. */
export function addDays(day: string, count: number): string {
  const date = at(day);
  date.setUTCDate(date.getUTCDate() + count);
  return dayOf(date);
}

/** The same day some months later, or the last one of a month that is shorter. */
export function addMonths(day: string, count: number): string {
  const date = at(day);
  const kept = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count + 1, 0);
  date.setUTCDate(Math.min(kept, date.getUTCDate()));
  return dayOf(date);
}

/** Position of a day in its week, 0 to 6. */
export const placeInWeek = (day: string, weekStart: number): number => (at(day).getUTCDay() - weekStart + 7) % 7;

/** The weeks of a day's month. Days of its neighbours are undefined. */
export function weeksOf(day: string, weekStart: number): (string | undefined)[][] {
  const first = `${day.slice(0, 8)}01`;
  const before = placeInWeek(first, weekStart);
  const count = Number(addDays(addMonths(first, 1), -1).slice(8));
  return Array.from({ length: Math.ceil((before + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_each, place) => {
      const number = week * 7 + place - before;
      return number < 0 || number >= count ? undefined : addDays(first, number);
    }),
  );
}
