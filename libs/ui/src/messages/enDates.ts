import type { Messages } from './Messages.ts';

/** The words of date fields in English. */
export const dates = { dateShape: 'YYYY/MM/DD', openCalendar: 'Calendar' } satisfies Partial<Messages>;
