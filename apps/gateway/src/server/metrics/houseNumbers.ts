import { setTimeout } from 'node:timers/promises';
import { fromMinorUnits } from '@ezwallet/validators';
import type { Services } from '../../call/Services.ts';
import { sql } from '../../db/index.ts';
import { missingDocuments } from '../../house/content/missingDocuments.ts';
import { readRates } from '../../money/rates/rates.ts';
import { countWaiting } from '../../outside/chain/port/approvals.ts';
import { adviseFloat, lastBalances, type WalletBalance } from '../../money/float/wallets.ts';
import { isHeld } from '../../money/signing/hold.ts';
import type { HouseNumber } from './Metrics.ts';

/** The services that the numbers are read from. */
export type HouseServices = Pick<Services, 'db' | 'ledger' | 'log' | 'rates' | 'clock' | 'signer' | 'config'>;

/** A number of each row. */
interface Shown<Row> {
  readonly name: string;
  readonly help: string;
  /** Undefined where a row has none. */
  readonly of: (row: Row) => number | undefined;
}

type Group = (services: HouseServices) => Promise<HouseNumber[]>;

/**
 * Numbers that one look gives, of rows whose `labels` are columns of their names. When the look fails, they are left out, and the log
 * says so.
 */
function group<Row>(
  labels: readonly (keyof Row & string)[],
  read: (services: HouseServices) => Promise<readonly Row[]>,
  numbers: readonly Shown<Row>[],
): Group {
  const labelsOf = (row: Row) => Object.fromEntries(labels.map((label) => [label, String(row[label])]));
  return async (services) => {
    const rows = await read(services).catch((error: unknown) => {
      services.log.warn({ err: error, numbers: numbers.map(({ name }) => name) }, 'numbers were not read');
      return undefined;
    });
    return numbers.map(({ name, help, of }) => ({
      name,
      help,
      labels,
      readings: rows?.flatMap((row) => {
        const value = of(row);
        return value === undefined ? [] : [{ labels: labelsOf(row), value }];
      }),
    }));
  };
}

const flag = (is: boolean): number => (is ? 1 : 0);

const MOVES = { in: -1, none: 0, out: 1 } as const;

/** Rounded as numbers of monitoring are. */
const amountOf = ({ decimals }: WalletBalance, raw: bigint): number => Number(fromMinorUnits(raw, decimals));

/** How many wait, and the seconds since the oldest of them. */
interface Waiting {
  readonly count: number;
  readonly age: number;
}

/** Every number. None reads a table that grows with the years but by an index on what is open. */
const GROUPS: readonly Group[] = [
  group([], async ({ ledger }) => [{ isRunning: (await ledger.halted()) === undefined }], [
    {
      name: 'ezwallet_ledger_running',
      help: '1 while money moves, 0 once somebody or an audit has stopped it.',
      of: ({ isRunning }) => flag(isRunning),
    },
  ]),
  group([], async ({ db }) => [{ isStopped: await isHeld(db) }], [
    {
      name: 'ezwallet_sending_held',
      help: '1 while no withdrawal goes out, because the networks have to be compared with the database.',
      of: ({ isStopped }) => flag(isStopped),
    },
  ]),
  group([], async ({ signer }) => [{ isUp: await answersSoon(signer), refused: signer.refused() }], [
    {
      name: 'ezwallet_signer_up',
      help: '1 while the signer answers, 0 while what wants to be signed waits for it. Keys in the gateway itself always answer.',
      of: ({ isUp }) => flag(isUp),
    },
    {
      name: 'ezwallet_signer_refused',
      help: 'Requests of this process that the signer has refused.',
      of: ({ refused }) => refused,
    },
  ]),
  group([], async ({ db }) => [{ waiting: await countWaiting(db) }], [
    {
      name: 'ezwallet_approvals_waiting',
      help: 'Withdrawals that wait until persons have approved them for the signer.',
      of: ({ waiting }) => waiting,
    },
  ]),
  group([], async ({ ledger }) => [await ledger.auditStatus()], [
    {
      name: 'ezwallet_audit_sound',
      help: '1 while the last audits found nothing and none is overdue.',
      of: ({ ok, complete }) => flag(ok && complete),
    },
    {
      name: 'ezwallet_audit_age_seconds',
      help: 'Time since an audit completed.',
      of: ({ at }) => (at === null ? undefined : Math.max(0, (Date.now() - at) / 1000)),
    },
  ]),
  group([], async ({ db }) => [await missingDocuments(db)], [
    {
      name: 'ezwallet_documents_missing',
      help: 'Documents that members agree to and cannot read, because nobody has published them.',
      of: ({ length }) => length,
    },
  ]),
  group(
    ['process', 'limit'],
    async ({ db }) =>
      await db.query<{ process: string; limit: string; count: number; overdue: number }>(sql`
        select process, name as limit, count(*)::float8 as count,
          (count(*) filter (where due_at < app_now() - interval '10 seconds'))::float8 as overdue
        from process_deadline group by process, name`),
    [
      {
        name: 'ezwallet_time_limits',
        help: 'Open cases with a time limit, by process and limit.',
        of: ({ count }) => count,
      },
      {
        name: 'ezwallet_time_limits_overdue',
        help: 'Time limits that were over ten seconds ago and that nobody has kept.',
        of: ({ overdue }) => overdue,
      },
    ],
  ),
  group(
    ['channel'],
    async ({ db }) =>
      await db.query<Waiting & { channel: string }>(sql`
        select channel, count(*)::float8 as count, extract(epoch from max(app_now() - created_at))::float8 as age
        from message where state = 'waiting' group by channel`),
    [
      {
        name: 'ezwallet_messages_waiting',
        help: 'SMS, letters and notifications that have not gone out.',
        of: ({ count }) => count,
      },
      { name: 'ezwallet_messages_oldest_seconds', help: 'Age of the oldest message that waits.', of: ({ age }) => age },
    ],
  ),
  group(
    ['task'],
    async ({ db }) =>
      await db.query<Waiting & { task: string }>(sql`
        select task_identifier as task, count(*)::float8 as count,
          greatest(extract(epoch from max(now() - run_at)), 0)::float8 as age
        from graphile_worker.jobs where attempts < max_attempts group by task_identifier`),
    [
      { name: 'ezwallet_jobs_waiting', help: 'Jobs in the queue.', of: ({ count }) => count },
      {
        name: 'ezwallet_jobs_late_seconds',
        help: 'Time since the oldest job in the queue was due.',
        of: ({ age }) => age,
      },
    ],
  ),
  group([], async (services) => [await knownPrices(services)], [
    {
      name: 'ezwallet_prices',
      help: 'How many currencies have a price now. Without any, nothing is traded and nothing is limited by value.',
      of: (count) => count,
    },
  ]),
  group(
    ['network'],
    async ({ db }) =>
      await db.query<{ network: string; block: number; behind: number | null; age: number | null }>(sql`
        select protocol as network, block::float8 as block, greatest(newest - block, 0)::float8 as behind,
          extract(epoch from clock_timestamp() - scanned_at)::float8 as age from chain_cursor`),
    [
      {
        name: 'ezwallet_chain_read_age_seconds',
        help: 'Time since blocks of a network were read.',
        of: ({ age }) => age ?? undefined,
      },
      { name: 'ezwallet_chain_block', help: 'The last block that was read of a network.', of: ({ block }) => block },
      {
        name: 'ezwallet_chain_blocks_behind',
        help: 'Blocks of a network that were there at the last look and are not read yet.',
        of: ({ behind }) => behind ?? undefined,
      },
    ],
  ),
  group(
    ['network', 'coin'],
    async ({ db, config }) =>
      (await lastBalances(db)).map((balance) => ({
        network: balance.protocol,
        coin: balance.currency,
        hot: amountOf(balance, balance.hot),
        cold: balance.cold === undefined ? undefined : amountOf(balance, balance.cold),
        age: balance.age,
        move: MOVES[adviseFloat(config.policy, balance)?.move ?? 'none'],
      })),
    [
      { name: 'ezwallet_wallet_held', help: 'What the wallet that pays holds, in the coin.', of: ({ hot }) => hot },
      { name: 'ezwallet_cold_wallet_held', help: 'What the cold wallet holds, in the coin.', of: ({ cold }) => cold },
      {
        name: 'ezwallet_wallet_move',
        help: '-1 while the wallet holds less than the policy wants, 1 while it holds more, otherwise 0.',
        of: ({ move }) => move,
      },
      { name: 'ezwallet_wallet_read_age_seconds', help: 'Time since its network said so.', of: ({ age }) => age },
    ],
  ),
  group(
    ['network'],
    async ({ db }) =>
      await db.query<{ network: string; disputes: number; leftOut: number }>(sql`
        select n.protocol as network,
          (select count(*) from chain_disagreement d where d.protocol = n.protocol)::float8 as disputes,
          (select count(*) from chain_node_left_out l where l.protocol = n.protocol)::float8 as "leftOut"
        from (
          select protocol from chain_cursor union select protocol from chain_disagreement
          union select protocol from chain_node_left_out
        ) n`),
    [
      {
        name: 'ezwallet_nodes_disagree',
        help: '1 while nodes of a network contradict each other, so that nothing is credited or sent over it.',
        of: ({ disputes }) => disputes,
      },
      {
        name: 'ezwallet_nodes_left_out',
        help: 'Nodes of a network that do not answer or lag behind the others.',
        of: ({ leftOut }) => leftOut,
      },
    ],
  ),
  group(
    ['network'],
    async ({ db }) =>
      await db.query<Waiting & { network: string }>(sql`
        select protocol as network, count(*)::float8 as count,
          extract(epoch from max(app_now() - since))::float8 as age from fee_wait group by protocol`),
    [
      {
        name: 'ezwallet_fee_waits',
        help: 'Transfers that wait because their network asks for more than the policy lets them cost.',
        of: ({ count }) => count,
      },
      { name: 'ezwallet_fee_wait_seconds', help: 'Since when the oldest of them waits.', of: ({ age }) => age },
    ],
  ),
];

/** A source that hangs must not keep the other numbers from whoever watches the house. Milliseconds. */
const PATIENCE = 1_000;

/** Whether the signer answers before monitoring gives up. */
async function answersSoon(signer: HouseServices['signer']): Promise<boolean> {
  return await Promise.race([signer.isUp(), setTimeout(PATIENCE, false, { ref: false })]);
}

/** How many currencies have a price; undefined while the sources are being asked. */
async function knownPrices(services: HouseServices): Promise<number | undefined> {
  const count = readRates(services).then((prices) =>
    prices ? Object.keys(prices.fiat).length + prices.coins.length : 0,
  );
  return await Promise.race([count, setTimeout(PATIENCE, undefined, { ref: false })]);
}

/** Reads them all, one look after the other, so that they take one connection. */
export async function readHouseNumbers(services: HouseServices): Promise<HouseNumber[]> {
  const found: HouseNumber[] = [];
  for (const read of GROUPS) found.push(...(await read(services)));
  return found;
}
