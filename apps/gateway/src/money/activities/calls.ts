import type { ActivityKind, contract, RewardState, RewardVoucher } from '@ezwallet/api-client/contract';
import { fromMinorUnits, USDT_PLACES } from '@ezwallet/validators';
import type { Handler, JoinedHandler } from '../../call/CallContext.ts';
import type { Policy } from '../../config/index.ts';
import { type Sql, sql, together } from '../../db/index.ts';
import { budgetOfCoupons } from '../../people/invitations/coupons.ts';
import { viewTerms } from '../vouchers/Voucher.ts';
import type { RewardVoucher as RewardTerms } from './openActivity.ts';

/** Activities stay in the list for so long after their end, with what they brought. */
const SHOWN_AFTERWARDS = sql`interval '90 days'`;

const SHOWN: Sql = sql`a.ends_at > app_now() - ${SHOWN_AFTERWARDS}`;

/** The part of the budget that one reward takes: an invitation takes what both sides get. */
const takenOf = (policy: Policy) =>
  sql`case a.kind when 'invite' then a.reward * 2 + ${budgetOfCoupons(policy)} else a.reward end`;

interface Row {
  activityCode: string;
  kind: ActivityKind;
  activityName: string;
  startDate: number;
  endDate: number;
  goal: number;
  minAmount: bigint;
  reward: bigint;
  rewards: bigint;
  rewardsLeft: bigint;
  perMember: number | null;
  kindOfVoucher: RewardTerms['kind'] | null;
  rate: bigint | null;
  value: bigint | null;
  voucherMin: bigint;
  maxBonus: bigint | null;
  payMethodIds: RewardTerms['payMethodIds'];
  days: number;
}

type VoucherColumns = 'kindOfVoucher' | 'rate' | 'value' | 'voucherMin' | 'maxBonus' | 'payMethodIds' | 'days';

const viewVoucher = (row: Pick<Row, VoucherColumns>): RewardVoucher | null =>
  row.kindOfVoucher === null
    ? null
    : { ...viewTerms({ ...row, kind: row.kindOfVoucher, minAmount: row.voucherMin }), days: row.days };

const usdt = (amount: bigint): string => fromMinorUnits(amount, USDT_PLACES);

export const activityList: Handler<typeof contract.promotion.activityList> = async (
  _input,
  { db, config: { policy } },
) => {
  const rows = await db.query<Row>(sql`
    select a.code as "activityCode", a.kind, a.name as "activityName", a.starts_at as "startDate", a.ends_at as "endDate", a.goal,
      a.min_amount as "minAmount", a.reward, a.budget / (${takenOf(policy)}) as rewards,
      budget_left(a.id) / (${takenOf(policy)}) as "rewardsLeft", a.per_member as "perMember",
      v.kind as "kindOfVoucher", v.rate, v.value, v.min_amount as "voucherMin", v.max_bonus as "maxBonus",
      v.pay_method_ids as "payMethodIds", v.days
    from activity a left join activity_voucher v on v.activity_id = a.id where ${SHOWN} order by a.ends_at, a.id`);
  return {
    list: rows.map((row) => ({
      activityCode: row.activityCode,
      kind: row.kind,
      activityName: row.activityName,
      startDate: row.startDate,
      endDate: row.endDate,
      goal: row.goal,
      minAmount: usdt(row.minAmount),
      reward: usdt(row.reward),
      rewardCurrency: 'USDT',
      voucher: viewVoucher(row),
      rewards: Number(row.rewards),
      rewardsLeft: Number(row.rewardsLeft),
      perMember: row.perMember,
    })),
  };
};

interface Progress {
  readonly list: readonly {
    readonly activityCode: string;
    readonly done: number;
    readonly open: number;
    readonly rewards: readonly { readonly amount: string; readonly state: RewardState; readonly at: number }[];
  }[];
}

/** Amounts leave JSON as text: whole millionths that a number may not hold. */
export const activityProgress: JoinedHandler<typeof contract.promotion.activityProgress, Progress> = {
  read: (_input, caller) => sql`
    select coalesce(jsonb_agg(jsonb_build_object('activityCode', a.code, 'done', p.done + g.invited, 'open', p.open, 'rewards', g.rewards)
      order by a.ends_at, a.id), '[]') as list
    from activity a
    cross join lateral (
      select count(*) filter (where t.status = 'counts') as done, count(*) filter (where t.status <> 'counts') as open
      from parts_of(a, ${caller}) t) p
    cross join lateral (
      select count(*) filter (where a.kind = 'invite' and b.about <> b.member_id::text and not b.is_voucher) as invited,
        coalesce(jsonb_agg(jsonb_build_object('amount', b.amount::text, 'state', b.state, 'at', epoch_ms(coalesce(b.settled_at, b.planned_at)))
          order by b.id desc), '[]') as rewards
      from bonus b where b.member_id = ${caller} and b.activity_code = a.code and b.about is not null
        -- The list has amounts; the coupon of an invitation is among the coupons.
        and not (a.kind = 'invite' and b.is_voucher)) g
    where ${SHOWN} and (p.done > 0 or p.open > 0 or g.rewards <> '[]')`,

  answer: async (_input, _ctx, row) => ({
    list: (row?.list ?? []).map((progress) => ({
      ...progress,
      rewards: progress.rewards.map((reward) => ({ ...reward, amount: usdt(BigInt(reward.amount)) })),
    })),
  }),
};

interface RecordRow {
  billNo: string;
  kind: 'buy' | 'sell' | 'deposit';
  amount: bigint;
  at: number;
  status: 'counts' | 'open' | 'appeal';
}

export const activityRecords: Handler<typeof contract.promotion.activityRecords> = async (input, { db, session }) => {
  const { activityCode, pageNo, pageSize } = input;
  const mine = sql`from activity a cross join lateral parts_of(a, ${session.memberId}) t where a.code = ${activityCode}`;
  const [{ total }, rows] = await together(db, (asked) => [
    asked.one<{ total: bigint }>(sql`select count(*) as total ${mine}`),
    asked.query<RecordRow>(sql`
      select t.bill_no as "billNo", t.kind, t.amount, t.at, t.status ${mine}
      order by t.at desc, t.bill_no desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`),
  ]);
  return {
    pageNo,
    pageSize,
    total: Number(total),
    list: rows.map(({ amount, ...row }) => ({ ...row, amount: usdt(amount) })),
  };
};
