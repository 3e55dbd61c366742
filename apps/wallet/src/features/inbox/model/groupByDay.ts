import type { InboxMessage } from '@ezwallet/api-client/contract';

/** Messages of one day, newest first; `day` is its start in epoch milliseconds, by the device's own calendar. */
export interface MessageDay {
  readonly day: number;
  readonly messages: readonly InboxMessage[];
}

/** Groups messages, which come newest first, by the days on which they were written. */
export function groupByDay(messages: readonly InboxMessage[]): MessageDay[] {
  const days: { day: number; messages: InboxMessage[] }[] = [];
  for (const message of messages) {
    const day = new Date(message.createdAt).setHours(0, 0, 0, 0);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}
