const two = (part: number) => String(part).padStart(2, '0');

/**
 * A day in the device's calendar, the same in every language.
 *
 * @param at epoch milliseconds
 * @example dayText(at) // '2026/11/21'
 */
export function dayText(at: number): string {
  const date = new Date(at);
  return `${date.getFullYear()}/${two(date.getMonth() + 1)}/${two(date.getDate())}`;
}

/**
 * The time of day on the device's clock, in 24 hours.
 *
 * @param at epoch milliseconds
 * @example clockText(at) // '09:30'
 */
export function clockText(at: number): string {
  const date = new Date(at);
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}

/**
 * A moment on a record of money.
 *
 * @param at epoch milliseconds
 * @example timeText(at) // '2026/11/21 09:30'
 */
export function timeText(at: number): string {
  return `${dayText(at)} ${clockText(at)}`;
}

/**
 * A recent moment, without the year.
 *
 * @param at epoch milliseconds
 * @example shortTimeText(at) // '11/21 09:30'
 */
export function shortTimeText(at: number): string {
  return timeText(at).slice(5);
}

/**
 * A month by the device's calendar.
 *
 * @param at epoch milliseconds
 * @example monthText(at) // '2026/11'
 */
export function monthText(at: number): string {
  return dayText(at).slice(0, -3);
}
