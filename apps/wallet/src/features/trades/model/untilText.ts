import { clockText, dayText, shortTimeText } from '../../../shared/time/time-text.ts';

/** A deadline in words: the time of day, with the day where it is not today's. Empty for none. */
export function untilText(at: number | undefined, now: number): string {
  if (at === undefined) return '';
  return dayText(at) === dayText(now) ? clockText(at) : shortTimeText(at);
}
