import type { contract, InvitationOffer, InvitedState, RewardState } from '@ezwallet/api-client/contract';
import { fromMinorUnits, maskUserNumber, USDT_PLACES } from '@ezwallet/validators';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Handler } from '../../call/CallContext.ts';
import { networkOf } from '../../call/networkOf.ts';
import { monthStart } from '../../call/time.ts';
import type { Policy } from '../../config/index.ts';
import { walletOrigin } from '../../config/walletOrigin.ts';
import { type Sql, sql } from '../../db/index.ts';
import { isDeviceOf } from '../members/devices.ts';
import { shownName } from '../members/shownName.ts';
import { budgetOfCoupons, viewCoupon } from './coupons.ts';

const usdt = (amount: string | bigint): string => fromMinorUnits(BigInt(amount), USDT_PLACES);

interface Row {
  readonly inviter: bigint | null;
  readonly isTooClose: boolean;
  readonly hasInviter: boolean;
  readonly isLate: boolean;
}

export const invitationCodeBinding: Handler<typeof contract.user.invitationCodeBinding> = async (
  { invitationCode },
  ctx,
) => {
  const { db, config, session, device, ip } = ctx;
  const { memberId } = session;
  const { inviter, isTooClose, hasInviter, isLate } = await db.one<Row>(sql`
    select i.id as inviter, exists (select 1 from invitation v where v.member_id = m.id) as "hasInviter",
      m.created_at <= app_now() - ${config.policy.invitations.bindWithin} * interval '1 millisecond' as "isLate",
      ${isDeviceOf(sql`i.id`, device)} or exists (
        select 1 from member_device d join member_device e on e.device_id = d.device_id and e.fingerprint = d.fingerprint
        where d.member_id = m.id and e.member_id = i.id) as "isTooClose"
    from member m left join member i on i.invitation_code = ${invitationCode.toUpperCase()} where m.id = ${memberId}`);
  if (inviter === null) throw new ApiFailure('ARGS_INVALID', { fields: ['invitationCode'] });
  // Members who registered later invited nobody who was there already. So invitations never run in a circle.
  if (inviter >= memberId || isTooClose) throw new ApiFailure('USER_INVALID');
  if (hasInviter) throw new ApiFailure('BIND_ALREADY');
  if (isLate) throw new ApiFailure('TIME_INVALID');
  const bound = await db.maybe(sql`
    insert into invitation (member_id, inviter_id, network) values (${memberId}, ${inviter}, ${networkOf(ip)})
    on conflict do nothing returning 1`);
  if (!bound) throw new ApiFailure('BIND_ALREADY');
  return true;
};

/** The activity that pays for invitations now, as long as its budget has enough for both sides. */
const payingOf = (policy: Policy): Sql => sql`
  select code, reward, min_amount, ends_at from activity
  where kind = 'invite' and starts_at <= app_now() and ends_at > app_now() and budget_left(id) >= 2 * reward + ${budgetOfCoupons(policy)}
  order by ends_at limit 1`;

/** An offer as JSON; its amounts are text. */
const offerFrom = (policy: Policy): Sql => sql`(
  select jsonb_build_object('reward', o.reward::text, 'minTrade', o.min_amount::text, 'endDate', epoch_ms(o.ends_at)) from (${payingOf(policy)}) o)`;

type OfferRow = Omit<InvitationOffer, 'rewardCurrency' | 'inviterCoupon' | 'invitedCoupon'> | null;

const offerOf = (row: OfferRow, { invitations: { coupons } }: Policy): InvitationOffer | null =>
  row && {
    ...row,
    reward: usdt(row.reward),
    minTrade: usdt(row.minTrade),
    rewardCurrency: 'USDT',
    inviterCoupon: viewCoupon(coupons.inviter),
    invitedCoupon: viewCoupon(coupons.invited),
  };

export const inviterOf: Handler<typeof contract.user.inviterOf> = async ({ invitationCode }, { db, config }) => {
  const row = await db.maybe<{ nickName: string; userNo: string; offer: OfferRow }>(sql`
    select nick_name as "nickName", user_no as "userNo", ${offerFrom(config.policy)} as offer from member
    where invitation_code = ${invitationCode.toUpperCase()}`);
  if (!row) throw new ApiFailure('ARGS_INVALID', { fields: ['invitationCode'] });
  return { nickMasked: shownName(row), offer: offerOf(row.offer, config.policy) };
};

interface Invited {
  readonly nickName: string;
  readonly userNo: string;
  readonly registeredAt: number;
  readonly state: InvitedState;
  readonly tradedAt: number | null;
  readonly amount: string | null;
  readonly rewardState: RewardState | null;
}

interface Page {
  readonly code: string;
  readonly credited: bigint;
  readonly ofMonth: number;
  readonly offer: OfferRow;
  readonly inviter: { readonly nickName: string; readonly userNo: string } | null;
  readonly bindUntil: number | null;
  readonly counts: Readonly<Record<InvitedState, number>>;
  readonly rows: readonly Invited[];
}

/**
 * The people whom `member m` invited. A first trade counts as for the reward, so not one between the two; without an activity any
 * trade does.
 */
const invitedFrom = (policy: Policy): Sql => sql`
  select i.member_id as id, p.nick_name as "nickName", p.user_no as "userNo", epoch_ms(p.created_at) as "registeredAt",
    case when t.at is not null then 'traded' when p.kyc_level > 0 then 'verified' else 'registered' end as state,
    epoch_ms(t.at) as "tradedAt", b.amount::text as amount, b.state as "rewardState"
  from invitation i join member p on p.id = i.member_id
  left join lateral (
    select min(c.at) as at from completed_trades(p.id, i.bound_at, 'infinity', coalesce((select min_amount from (${payingOf(policy)}) o), 0)) c
    where c.peer <> i.inviter_id) t on true
  left join lateral (
    select amount, state from bonus
    where member_id = i.inviter_id and source = 'invitation' and about = p.id::text order by id desc limit 1) b on true
  where i.inviter_id = m.id`;

export const registerInvitation: Handler<typeof contract.user.registerInvitation> = async (
  { pageNo, pageSize, state = null },
  ctx,
) => {
  const { db, config, session } = ctx;
  const { bindWithin, rewardsAMonth } = config.policy.invitations;
  const people = invitedFrom(config.policy);
  const page = await db.one<Page>(sql`
    select m.invitation_code as code, ${offerFrom(config.policy)} as offer,
      (select coalesce(sum(b.amount), 0)::bigint from bonus b
        where b.member_id = m.id and b.source = 'invitation' and b.state = 'credited' and not b.is_voucher) as credited,
      (select count(*)::int from bonus b where b.member_id = m.id and b.source = 'invitation' and b.about <> b.member_id::text
        and not b.is_voucher and b.waits_for is null and b.state <> 'dropped' and b.planned_at >= ${monthStart(config.policy)}) as "ofMonth",
      (select jsonb_build_object('nickName', o.nick_name, 'userNo', o.user_no) from invitation i join member o on o.id = i.inviter_id
        where i.member_id = m.id) as inviter,
      case when m.created_at > app_now() - ${bindWithin} * interval '1 millisecond'
        then m.created_at + ${bindWithin} * interval '1 millisecond' end as "bindUntil",
      (select jsonb_build_object('registered', count(*) filter (where v.state = 'registered'),
        'verified', count(*) filter (where v.state = 'verified'), 'traded', count(*) filter (where v.state = 'traded')) from (${people}) v) as counts,
      (select coalesce(jsonb_agg(p), '[]') from (
        select * from (${people}) v where ${state}::text is null or v.state = ${state}
        order by v.id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}) p) as rows
    from member m where m.id = ${session.memberId}`);
  const { code, credited, ofMonth, offer, inviter, bindUntil, counts, rows } = page;
  const inviteUrl = new URL('/invite', walletOrigin(config));
  inviteUrl.searchParams.set('inviteCode', code);
  return {
    invitationCode: code,
    inviteUrl: inviteUrl.href,
    rewardCurrency: 'USDT',
    rewardTotal: usdt(credited),
    offer: offerOf(offer, config.policy),
    leftThisMonth: Math.max(0, rewardsAMonth - ofMonth),
    counts,
    inviter: inviter && shownName(inviter),
    bindUntil: inviter ? null : bindUntil,
    pageNo,
    pageSize,
    total: state === null ? counts.registered + counts.verified + counts.traded : counts[state],
    list: rows.map(({ nickName, userNo, amount, rewardState, registeredAt, tradedAt, state: reached }) => ({
      nickMasked: shownName({ nickName, userNo }),
      userNoMasked: maskUserNumber(userNo),
      registeredAt,
      state: reached,
      tradedAt,
      reward: rewardState === 'credited' && amount !== null ? usdt(amount) : '0',
      rewardState,
    })),
  };
};
