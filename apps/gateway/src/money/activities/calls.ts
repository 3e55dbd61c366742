import type { ActivityKind, contract, RewardState } from '@ezwallet/api-client/contract';
import { fromMinorUnits, USDT_PLACES } from '@ezwallet/validators';
import type { Handler, JoinedHandler } from '../../call/CallContext.ts';
import { type Sql, sql, together } from '../../db/index.ts';

/** Activities stay in the list for so long after their end, with what they brought. */
const SHOWN_AFTERWARDS = sql`interval '90 days'`;

const SHOWN: Sql = sql`a.ends_at > app_now() - ${SHOWN_AFTERWARDS}`;

/** An invitation takes the reward of both sides. */
const SIDES = sql`case a.kind when 'invite' then 2 else 1 end`;

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
}

const usdt = (amount: bigint): string => fromMinorUnits(amount, USDT_PLACES);

export const activityList: Handler<typeof contract.promotion.activityList> = async (_input, { db }) => {
  const rows = await db.query<Row>(sql`
    select a.code as "activityCode", a.kind, a.name as "activityName", a.starts_at as "startDate", a.ends_at as "endDate", a.goal,
      a.min_amount as "minAmount", a.reward, a.budget / (a.reward * ${SIDES}) as rewards,
      budget_left(a.id) / (a.reward * ${SIDES}) as "rewardsLeft", a.per_member as "perMember"
    from activity a where ${SHOWN} order by a.ends_at, a.id`);
  return {
    list: rows.map(({ minAmount, reward, rewards, rewardsLeft, ...row }) => ({
      ...row,
      minAmount: usdt(minAmount),
      reward: usdt(reward),
      rewardCurrency: 'USDT',
      rewards: Number(rewards),
      rewardsLeft: Number(rewardsLeft),
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
      select count(*) filter (where a.kind = 'invite' and b.about <> b.member_id::text) as invited,
        coalesce(jsonb_agg(jsonb_build_object('amount', b.amount::text, 'state', b.state, 'at', epoch_ms(coalesce(b.settled_at, b.planned_at)))
          order by b.id desc), '[]') as rewards
      from bonus b where b.member_id = ${caller} and b.activity_code = a.code and b.about is not null) g
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
