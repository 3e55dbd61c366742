import type { Services } from '../../call/Services.ts';
import { monthStart } from '../../call/time.ts';
import { type Db, sql } from '../../db/index.ts';
import { storedCoupons } from '../../people/invitations/coupons.ts';
import { tellHappened } from '../../people/messages/notices.ts';
import type { StateOf } from '../../process/defineProcess.ts';
import type { Case, MoveOptions } from '../../process/runProcess.ts';
import type { lifeOfBonus } from '../bonuses/life.ts';
import { bonusProcess } from '../bonuses/process.ts';

/** A reward: a bonus that an activity's budget pays. */
export type Grant = Case<StateOf<typeof lifeOfBonus>>;

/** So long after the end of an activity, what was done in time still brings its reward. */
const AFTERWARDS = 24 * 60 * 60_000;

/**
 * The job of a member who has completed something that may count: promises each reward that they have earned, and credits it unless
 * staff look first. Safe to repeat.
 */
export async function giveRewards({ db, config }: Pick<Services, 'db' | 'config'>, memberId: bigint): Promise<void> {
  const { aDayOfNetwork, rewardsAMonth } = config.policy.invitations;
  const activities = await db.query<{ code: string }>(sql`
    select code from activity
    where starts_at <= app_now() and ends_at > app_now() - ${AFTERWARDS} * interval '1 millisecond' order by id`);
  for (const { code } of activities)
    await db.tx(async (tx) => {
      const earned = await tx.query<{ id: bigint }>(sql`
        select id from earn_rewards(${code}, ${memberId}, ${aDayOfNetwork}, ${rewardsAMonth}, ${monthStart(config.policy)},
          ${storedCoupons(config.policy)}::jsonb)`);
      await tellOf(
        tx,
        earned.map(({ id }) => id),
      );
    });
  // The other side of an invitation too, and what a job left that was killed.
  const promised = await db.query<Grant>(sql`
    select id, state from bonus where about is not null and state = 'promised' and waits_for is null order by id`);
  for (const grant of promised) await creditGrant(db, grant);
}

/** Credits a reward; `staff` decided on one that waits. @returns false when somebody else has moved it */
export async function creditGrant(db: Db, grant: Grant, staff?: string): Promise<boolean> {
  return await moveGrant(
    db,
    grant,
    'credit',
    staff === undefined ? { by: 'platform' } : { by: 'operator', detail: { staff } },
  );
}

/** Drops a reward that waits. @returns false when somebody else has moved it */
export async function dropGrant(db: Db, grant: Grant, staff: string, reason: string): Promise<boolean> {
  return await moveGrant(db, grant, 'drop', { by: 'operator', detail: { staff }, reason });
}

/** Each in a transaction of its own, so that nobody waits for two accounts of members in the order of the rewards. */
async function moveGrant(
  db: Db,
  grant: Grant,
  event: 'credit' | 'drop',
  options: MoveOptions<'platform' | 'operator'>,
): Promise<boolean> {
  return await db.tx(async (tx) => {
    const isMoved = await bonusProcess.move(tx, grant, event, options);
    if (isMoved) await tellOf(tx, [grant.id]);
    return isMoved;
  });
}

/**
 * Gives a member a reward of a free activity.
 * @returns how it ended: credited, or dropped where the budget is used up; undefined where no such activity runs or the member has all
 */
export async function giveFreely(db: Db, code: string, memberId: bigint): Promise<Grant['state'] | undefined> {
  const made = await db.tx(async (tx) => {
    await tx.query(sql`select 1 from activity where code = ${code} for no key update`);
    const grant = await tx.maybe<Grant>(sql`
      select (g.r).id, (g.r).state from (
        select promise_reward(a, ${memberId}, (t.had + 1)::text, null, budget_left(a.id) >= a.reward) as r
        from activity a
        cross join lateral (select count(*) as had from bonus where activity_code = a.code and member_id = ${memberId} and about is not null) t
        where a.code = ${code} and a.kind = 'free' and a.starts_at <= app_now() and a.ends_at > app_now()
          and (a.per_member is null or t.had < a.per_member) offset 0) g
      where (g.r).id is not null`);
    if (grant) await tellOf(tx, [grant.id]);
    return grant;
  });
  if (made?.state !== 'promised') return made?.state;
  await creditGrant(db, made);
  return 'credited';
}

/** Writes what members hear of rewards: that staff look first, that it is there, or that it is not coming. */
async function tellOf(tx: Db, grants: readonly bigint[]): Promise<void> {
  if (grants.length === 0) return;
  await tx.query(sql`
    with happened (member_id, event, about, facts) as (
      select member_id, case when state = 'promised' then 'rewardWaits'
          when is_voucher then case state when 'credited' then 'couponCredited' else 'couponDropped' end
          when state = 'credited' then 'rewardCredited' else 'rewardDropped' end, id::text,
        jsonb_strip_nulls(jsonb_build_object('billNo', credit_bill, 'currency', 'USDT', 'amount', amount::text, 'activity', activity_code,
          'isInvitation', case source when 'invitation' then true end))
      from bonus where id = any(${grants}::bigint[]) and (state <> 'promised' or waits_for is not null)
    ) ${tellHappened()}`);
}
