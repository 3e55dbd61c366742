import type { Messages } from './Messages.ts';

/** The words of charts in English. */
export const charts = {
  monthDay: (month, day) => `${'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')[month - 1]} ${day}`,
  chartKeys: 'Use the arrow keys to read the values',
  chartPeriod: 'Period',
  chartDays: (days) => `${days}D`,
  chartPoint: (at, value) => `${at}: ${value}`,
  chartSummary: ({ from, to, direction, change, percent, last, high, highAt, low, lowAt }) =>
    `From ${from} to ${to} ${{ up: 'up ', down: 'down ', flat: 'unchanged' }[direction]}${
      direction === 'flat' ? '' : percent ? `${change} (${percent})` : change
    }, now ${last}. High ${high} on ${highAt}, low ${low} on ${lowAt}.`,
  chartTable: 'Show as table',
  chartTime: 'Time',
  donutOther: 'Other',
} satisfies Partial<Messages>;
