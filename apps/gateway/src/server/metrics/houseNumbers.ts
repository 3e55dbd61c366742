import type { Services } from '../../call/Services.ts';
import { type Db, sql } from '../../db/index.ts';
import { missingDocuments } from '../../house/content/missingDocuments.ts';
import type { HouseNumber, Reading } from './Metrics.ts';

/** A number, and how it is read. */
interface Source extends Omit<HouseNumber, 'readings'> {
  read(services: HouseServices): Promise<readonly Reading[]>;
}

/** The services that the numbers are read from. */
export type HouseServices = Pick<Services, 'db' | 'ledger' | 'log'>;

const ONE = {} as const;
const flag = (is: boolean): number => (is ? 1 : 0);
const secondsSince = (at: number): number => Math.max(0, (Date.now() - at) / 1000);

interface Row {
  readonly a: string;
  readonly b: string;
  readonly value: number;
}

/** Rows with one or two labels. */
const readings = (rows: readonly Row[], first: string, second?: string): Reading[] =>
  rows.map(({ a, b, value }) => ({ labels: { [first]: a, ...(second && { [second]: b }) }, value }));

/** Time limits of all open cases, of which one that is over by more than a second or two means that nobody keeps them. */
const limits = async (db: Db, isOverdue: boolean) =>
  await db.query<Row>(sql`
    select process as a, name as b, count(*)::float8 as value from process_deadline
    where not ${isOverdue} or due_at < app_now() - interval '10 seconds' group by process, name`);

const messages = async (db: Db) =>
  await db.query<Row & { readonly age: number }>(sql`
    select channel as a, '' as b, count(*)::float8 as value,
      extract(epoch from max(app_now() - created_at))::float8 as age
    from message where state = 'waiting' group by channel`);

const jobs = async (db: Db) =>
  await db.query<Row & { readonly age: number }>(sql`
    select task_identifier as a, '' as b, count(*)::float8 as value,
      greatest(extract(epoch from max(now() - run_at)), 0)::float8 as age
    from graphile_worker.jobs where attempts < max_attempts group by task_identifier`);

/** Every number. None reads a table that grows with the years but by an index on what is open. */
const SOURCES: readonly Source[] = [
  {
    name: 'ezwallet_ledger_running',
    help: '1 while money moves, 0 once somebody or an audit has stopped it.',
    labels: [],
    read: async ({ ledger }) => [{ labels: ONE, value: flag((await ledger.halted()) === undefined) }],
  },
  {
    name: 'ezwallet_audit_sound',
    help: '1 while the last audits found nothing and none is overdue.',
    labels: [],
    read: async ({ ledger }) => {
      const { ok, complete } = await ledger.auditStatus();
      return [{ labels: ONE, value: flag(ok && complete) }];
    },
  },
  {
    name: 'ezwallet_audit_age_seconds',
    help: 'Time since an audit completed.',
    labels: [],
    read: async ({ ledger }) => {
      const { at } = await ledger.auditStatus();
      return at === null ? [] : [{ labels: ONE, value: secondsSince(at) }];
    },
  },
  {
    name: 'ezwallet_documents_missing',
    help: 'Documents that members agree to and cannot read, because nobody has published them.',
    labels: [],
    read: async ({ db }) => [{ labels: ONE, value: (await missingDocuments(db)).length }],
  },
  {
    name: 'ezwallet_time_limits',
    help: 'Open cases with a time limit, by process and limit.',
    labels: ['process', 'limit'],
    read: async ({ db }) => readings(await limits(db, false), 'process', 'limit'),
  },
  {
    name: 'ezwallet_time_limits_overdue',
    help: 'Time limits that were over ten seconds ago and that nobody has kept.',
    labels: ['process', 'limit'],
    read: async ({ db }) => readings(await limits(db, true), 'process', 'limit'),
  },
  {
    name: 'ezwallet_messages_waiting',
    help: 'SMS, letters and notifications that have not gone out.',
    labels: ['channel'],
    read: async ({ db }) => readings(await messages(db), 'channel'),
  },
  {
    name: 'ezwallet_messages_oldest_seconds',
    help: 'Age of the oldest message that waits.',
    labels: ['channel'],
    read: async ({ db }) =>
      readings(
        (await messages(db)).map((row) => ({ ...row, value: row.age })),
        'channel',
      ),
  },
  {
    name: 'ezwallet_jobs_waiting',
    help: 'Jobs in the queue.',
    labels: ['task'],
    read: async ({ db }) => readings(await jobs(db), 'task'),
  },
  {
    name: 'ezwallet_jobs_late_seconds',
    help: 'Time since the oldest job in the queue was due.',
    labels: ['task'],
    read: async ({ db }) =>
      readings(
        (await jobs(db)).map((row) => ({ ...row, value: row.age })),
        'task',
      ),
  },
  {
    name: 'ezwallet_chain_read_age_seconds',
    help: 'Time since blocks of a network were read.',
    labels: ['network'],
    read: async ({ db }) =>
      readings(
        await db.query<Row>(sql`
          select protocol as a, '' as b, extract(epoch from clock_timestamp() - scanned_at)::float8 as value
          from chain_cursor where scanned_at is not null`),
        'network',
      ),
  },
  {
    name: 'ezwallet_chain_block',
    help: 'The last block that was read of a network.',
    labels: ['network'],
    read: async ({ db }) =>
      readings(
        await db.query<Row>(sql`select protocol as a, '' as b, block::float8 as value from chain_cursor`),
        'network',
      ),
  },
];

/** Reads them all, one after the other, so that they take one connection. One that fails is left out, and logged. */
export async function readHouseNumbers(services: HouseServices): Promise<HouseNumber[]> {
  const found: HouseNumber[] = [];
  for (const { read, ...number } of SOURCES) {
    const values = await read(services).catch((error: unknown) => {
      services.log.warn({ err: error, number: number.name }, 'a number was not read');
      return undefined;
    });
    found.push({ ...number, readings: values });
  }
  return found;
}
