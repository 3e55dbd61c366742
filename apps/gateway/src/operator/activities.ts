import { ACTIVITY_KINDS } from '@ezwallet/api-client/contract';
import { fromMinorUnits, parseMinorUnits, USDT_PLACES } from '@ezwallet/validators';
import { fromNow, sql } from '../db/index.ts';
import { endActivity, openActivity, type RewardVoucher } from '../money/activities/openActivity.ts';
import { type Command, minute, OperatorError } from './Command.ts';
import { PAGE_OPTIONS, PAGE_USAGE, readPage, rowsOf, sayPage } from './paging.ts';
import { readText } from './readText.ts';
import { COUPON_OPTIONS, readCouponTerms, voucherLine } from './voucherTerms.ts';

const DAY = 24 * 60 * 60 * 1000;
const MOST_DAYS = 3650;

interface Row {
  code: string;
  kind: string;
  startsAt: number;
  endsAt: number;
  goal: number;
  least: bigint;
  reward: bigint;
  budget: bigint;
  free: bigint;
  promised: bigint;
  credited: bigint;
}

const usdt = (amount: bigint): string => fromMinorUnits(amount, USDT_PLACES);

export const activitiesList: Command = {
  summary: 'Lists activities with what their budgets have promised and credited, those that end last first.',
  usage: PAGE_USAGE,
  options: PAGE_OPTIONS,
  async run({ db }, { values, say }) {
    const page = readPage(values);
    const rows = await db.query<Row>(sql`
      select a.code, a.kind, a.starts_at as "startsAt", a.ends_at as "endsAt", a.goal, a.min_amount as least, a.reward, a.budget,
        budget_left(a.id) as free, coalesce(b.promised, 0)::bigint as promised, coalesce(b.credited, 0)::bigint as credited
      from activity a left join lateral (
        select sum(amount) filter (where state = 'promised') as promised, sum(amount) filter (where state = 'credited') as credited
        from bonus where activity_code = a.code and about is not null) b on true
      order by a.ends_at desc, a.id ${rowsOf(page)}`);
    const head = ['code', 'kind', 'from', 'until', 'goal', 'least', 'reward', 'budget', 'free', 'promised', 'credited'];
    sayPage(
      say,
      page,
      head,
      rows.map(({ code, kind, startsAt, endsAt, goal, least, ...sums }) => [
        code,
        kind,
        minute(startsAt),
        minute(endsAt),
        String(goal),
        usdt(least),
        ...[sums.reward, sums.budget, sums.free, sums.promised, sums.credited].map(usdt),
      ]),
    );
    return 0;
  },
};

type Values = Readonly<Record<string, string | undefined>>;

/** @throws {OperatorError} */
function readUsdt(values: Values, option: string, otherwise?: string): bigint {
  const parsed = parseMinorUnits(values[option] ?? otherwise ?? '', USDT_PLACES);
  if (!parsed.ok || (parsed.value === 0n && otherwise === undefined))
    throw new OperatorError(`--${option} must be an amount in USDT.`);
  return parsed.value;
}

/** @throws {OperatorError} */
function readCount(values: Values, option: string, otherwise: number, most: number): number {
  const count = Number(values[option] ?? otherwise);
  if (!Number.isInteger(count) || count < 1 || count > most)
    throw new OperatorError(`--${option} must be a whole number from 1 to ${most}.`);
  return count;
}

const MOST = 1_000_000;

/** Reads what one reward is. A coupon counts against the budget with the most that it brings. @throws {OperatorError} */
function readReward(
  values: Values,
  isInvitation: boolean,
): { readonly reward: bigint; readonly voucher?: RewardVoucher } {
  if (values['coupon'] === undefined) return { reward: readUsdt(values, 'reward') };
  if (isInvitation) throw new OperatorError('An invitation brings an amount, not a coupon.');
  const terms = readCouponTerms(values);
  const voucher = { ...terms, days: readCount(values, 'coupon-days', 30, MOST_DAYS) };
  if (terms.rate !== null && terms.maxBonus === null)
    throw new OperatorError(
      '--coupon-max must say how much a coupon of a share brings at most, so that the budget can count it.',
    );
  if (terms.value !== null && terms.maxBonus !== null)
    throw new OperatorError('--coupon-max does not go with --coupon fixed.');
  const most = terms.maxBonus ?? terms.value;
  if (most === null) return { reward: readUsdt(values, 'reward'), voucher };
  if (values['reward'] !== undefined)
    throw new OperatorError('--reward does not go with this coupon: its figures say what it brings.');
  return { reward: most, voucher };
}

export const activitiesOpen: Command = {
  summary: 'Opens an activity that begins at once, and fills its budget from the money of the house.',
  usage: 'CODE --kind trade|deposit|invite|free [--reward USDT | --coupon buy|fixed|sell|withdrawal] --budget USDT ...',
  options: {
    kind: { about: ACTIVITY_KINDS.join(', ') },
    reward: {
      about:
        'USDT for each reward; an invitation brings it to both sides; with --coupon withdrawal, what each is worth to the budget',
    },
    budget: { about: 'USDT in all' },
    goal: { about: 'so many trades or deposits bring one reward; 1 if absent' },
    min: { about: 'the least that counts, in USDT; 0 if absent' },
    each: { about: 'the most rewards of one member; no limit if absent' },
    days: { about: 'how many days it runs, 30 if absent' },
    name: { about: 'as members read it, whatever the language; worded by the app if absent' },
    ...COUPON_OPTIONS,
    'coupon-days': { about: 'how many days each coupon is good for, 30 if absent' },
  },
  async run({ db }, { positionals, values, say }) {
    const code = positionals[0] ?? '';
    if (!/^[A-Z0-9_]{2,32}$/.test(code))
      throw new OperatorError('Give a code of 2 to 32 capital letters, digits and underscores.');
    const kind = ACTIVITY_KINDS.find((known) => known === values['kind']);
    if (!kind) throw new OperatorError(`--kind must be one of ${ACTIVITY_KINDS.join(', ')}.`);
    const { reward, voucher } = readReward(values, kind === 'invite');
    const budget = readUsdt(values, 'budget');
    if (budget < reward) throw new OperatorError('--budget must be enough for one reward.');
    const id = await db.tx(
      async (tx) =>
        await openActivity(tx, {
          code,
          kind,
          name: values['name'] === undefined ? '' : readText(values, 'name'),
          startsAt: fromNow(0),
          endsAt: fromNow(readCount(values, 'days', 30, MOST_DAYS) * DAY),
          goal: readCount(values, 'goal', 1, MOST),
          minAmount: readUsdt(values, 'min', '0'),
          reward,
          ...(voucher && { voucher }),
          budget,
          perMember: values['each'] === undefined ? null : readCount(values, 'each', 1, MOST),
        }),
    );
    if (id === undefined) throw new OperatorError(`The code ${code} is taken.`);
    const gives = voucher ? `, ${voucherLine({ ...voucher, name: '' })} each` : '';
    say(`${code}: opened with ${usdt(budget)} USDT${gives}`);
    return 0;
  },
};

export const activitiesEnd: Command = {
  summary: 'Ends an activity now, and returns to the house what it has not promised.',
  usage: 'CODE',
  options: {},
  async run({ db }, { positionals, say }) {
    const code = positionals[0] ?? '';
    const left = await db.tx(async (tx) => await endActivity(tx, code));
    if (left === undefined) throw new OperatorError(`No activity has the code ${code}.`);
    say(`${code}: ended, ${usdt(left)} USDT back`);
    return 0;
  },
};
