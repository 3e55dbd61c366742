import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { dayText } from '../../../shared/time/time-text.ts';

/**
 * The heading of a day's bills in the device's calendar: a word for the last two days, a date before that.
 *
 * @param day start of the day in epoch milliseconds
 * @param now epoch milliseconds
 */
export function dayWords(day: number, now: number): MessageDescriptor | string {
  const today = new Date(now);
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1).getTime();
  const date = dayText(day);
  if (date === dayText(now)) return msg`Today`;
  return date === dayText(yesterday) ? msg`Yesterday` : date;
}
