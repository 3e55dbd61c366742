import { type Sql, sql } from '../db/index.ts';
import { type Invocation, OperatorError, table } from './Command.ts';

const LIMIT = 50;

/** A part of a list. */
export interface Page {
  readonly number: number;
  readonly limit: number;
  /** The rows before it. */
  readonly offset: number;
  /** The rows to read: one more than it shows, which tells whether there is another page. */
  readonly rows: number;
}

/** The options of a list that grows. */
export const PAGE_OPTIONS = {
  limit: { about: `how many rows, ${LIMIT} if absent` },
  page: { about: 'which page of so many rows, 1 if absent' },
} as const;
export const PAGE_USAGE = '[--limit N] [--page N]';

/** Reads which part of a list is asked for. @throws {OperatorError} */
export function readPage(values: Invocation['values']): Page {
  const [limit, number] = [readCount(values, 'limit', LIMIT), readCount(values, 'page', 1)];
  return { number, limit, offset: limit * (number - 1), rows: limit + 1 };
}

/** Far more than a terminal shows. */
const MOST = 10_000;

function readCount(values: Invocation['values'], option: keyof typeof PAGE_OPTIONS, absent: number): number {
  const count = Number(values[option] ?? absent);
  if (!Number.isInteger(count) || count < 1 || count > MOST)
    throw new OperatorError(`--${option} must be a whole number above 0, and ${MOST} at most.`);
  return count;
}

/** SQL that ends a query whose rows are a page. */
export const rowsOf = ({ rows, offset }: Page): Sql => sql`limit ${rows} offset ${offset}`;

/** Shows a page as a table, and how to see the next one. */
export function sayPage(
  say: Invocation['say'],
  page: Page,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  say(table([head, ...rows.slice(0, page.limit)]));
  if (rows.length > page.limit) say(`There are more: --page ${page.number + 1}`);
}
