/** China has one time zone, UTC+8, and no summer time. */
const OFFSET_MS = 8 * 3_600_000;

/** The calendar day in China at a moment in epoch milliseconds, as `YYYY-MM-DD`. */
export function chinaDate(now: number): string {
  const date = new Date(now + OFFSET_MS);
  return `${date.getUTCFullYear()}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`;
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number);
}
