import { fromMinorUnits, USDT_PLACES } from '@ezwallet/validators';
import { type Db, sql } from '../db/index.ts';
import { creditGrant, dropGrant, type Grant, giveFreely } from '../money/activities/giveRewards.ts';
import { type Command, minute, OperatorError } from './Command.ts';
import { PAGE_OPTIONS, PAGE_USAGE, readPage, rowsOf, sayPage } from './paging.ts';
import { readText } from './readText.ts';
import { findUser } from './users.ts';

interface Row extends Grant {
  readonly userNo: string;
  readonly activity: string;
  readonly amount: bigint;
  /** The reward is a coupon, and the amount the most that it brings. */
  readonly isCoupon: boolean;
  readonly waitsFor: string | null;
  /** Of an invitation: who was invited, and from which network. */
  readonly invited: string | null;
  readonly network: string | null;
  readonly at: number;
}

const ROWS = sql`
  select b.id, b.state, m.user_no as "userNo", b.activity_code as activity, b.amount, b.is_voucher as "isCoupon", b.waits_for as "waitsFor",
    n.user_no as invited, i.network, b.planned_at as at
  from bonus b join member m on m.id = b.member_id
  left join invitation i on b.source = 'invitation' and i.member_id::text = split_part(b.about, ' ', 1)
  left join member n on n.id = i.member_id
  where b.about is not null`;

const REASONS: Readonly<Record<string, string>> = {
  network: 'many invitations from one network in a day',
  month: 'many rewards of one member in a month',
};

export const rewardsList: Command = {
  summary: 'Lists rewards that wait for a look of staff, oldest first.',
  usage: PAGE_USAGE,
  options: PAGE_OPTIONS,
  async run({ db }, { values, say }) {
    const page = readPage(values);
    const rows = await db.query<Row>(
      sql`${ROWS} and b.state = 'promised' and b.waits_for is not null order by b.id ${rowsOf(page)}`,
    );
    const head = ['id', 'since', 'user', 'activity', 'amount', 'invited', 'network', 'why'];
    sayPage(say, page, head, rows.map(inCells));
    return 0;
  },
};

const inCells = (row: Row): string[] => [
  String(row.id),
  minute(row.at),
  row.userNo,
  row.activity,
  `${fromMinorUnits(row.amount, USDT_PLACES)} USDT${row.isCoupon ? ' as a coupon' : ''}`,
  row.invited ?? '-',
  row.network ?? '-',
  REASONS[row.waitsFor ?? ''] ?? '-',
];

/** @throws {OperatorError} unless the reward waits */
async function findWaiting(db: Db, id: string | undefined): Promise<Row> {
  if (id === undefined || !/^\d{1,18}$/.test(id)) throw new OperatorError('Give the id of a reward. See rewards list.');
  const row = await db.maybe<Row>(sql`${ROWS} and b.id = ${id}::bigint`);
  if (!row) throw new OperatorError(`No reward has the id ${id}.`);
  if (row.state !== 'promised') throw new OperatorError(`The reward ${id} does not wait: it is ${row.state}.`);
  return row;
}

export const rewardsCredit: Command = {
  summary: 'Credits a reward that waits. Its owner hears of it.',
  usage: 'ID --as NAME',
  options: { as: { about: 'your name, which the record keeps' } },
  async run({ db }, { positionals, values, say }) {
    const by = readText(values, 'as');
    const row = await findWaiting(db, positionals[0]);
    if (!(await creditGrant(db, row, by))) throw new OperatorError('Somebody else has just decided on this reward.');
    say(`${row.userNo}: ${fromMinorUnits(row.amount, USDT_PLACES)} USDT credited`);
    return 0;
  },
};

export const rewardsDrop: Command = {
  summary: 'Drops a reward that waits. Its part of the budget is free again, and its owner hears of it.',
  usage: 'ID --as NAME --reason TEXT',
  options: {
    as: { about: 'your name, which the record keeps' },
    reason: { about: 'why, for the record' },
  },
  async run({ db }, { positionals, values, say }) {
    const by = readText(values, 'as');
    const reason = readText(values, 'reason');
    const row = await findWaiting(db, positionals[0]);
    if (!(await dropGrant(db, row, by, reason)))
      throw new OperatorError('Somebody else has just decided on this reward.');
    say(`${row.userNo}: the reward of ${fromMinorUnits(row.amount, USDT_PLACES)} USDT is dropped`);
    return 0;
  },
};

export const rewardsGive: Command = {
  summary: 'Gives a user a reward of a free activity.',
  usage: '--activity CODE --user USER_NO',
  options: { activity: { about: 'code of an activity of the kind free' }, user: { about: 'user number' } },
  async run({ db }, { values, say }) {
    const user = await findUser(db, values['user']);
    const state = await giveFreely(db, values['activity'] ?? '', user.id);
    if (state === undefined)
      throw new OperatorError('No free activity runs with this code, or the user has all of its rewards.');
    say(`${user.userNo}: ${state === 'credited' ? 'credited' : 'the budget is used up'}`);
    return state === 'credited' ? 0 : 1;
  },
};
