import type { contract } from '@ezwallet/api-client/contract';
import { maskUserNumber } from '@ezwallet/validators';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Handler } from '../../call/CallContext.ts';
import { walletOrigin } from '../../config/walletOrigin.ts';
import { sql } from '../../db/index.ts';
import { shownName } from '../members/shownName.ts';

/** What an invitation pays. No activity pays for invitations yet. */
const REWARD = '0';

interface Row {
  readonly inviter: bigint | null;
  readonly hasInviter: boolean;
  readonly isLate: boolean;
}

export const invitationCodeBinding: Handler<typeof contract.user.invitationCodeBinding> = async (
  { invitationCode },
  ctx,
) => {
  const { db, config, session } = ctx;
  const { memberId } = session;
  const { inviter, hasInviter, isLate } = await db.one<Row>(sql`
    select (select i.id from member i where i.invitation_code = ${invitationCode.toUpperCase()}) as inviter,
      m.invited_by is not null as "hasInviter",
      m.created_at <= app_now() - ${config.policy.invitations.bindWithin} * interval '1 millisecond' as "isLate"
    from member m where m.id = ${memberId}`);
  if (inviter === null) throw new ApiFailure('ARGS_INVALID', { fields: ['invitationCode'] });
  // Who registered later invited nobody who was there already. So invitations never run in a circle.
  if (inviter >= memberId) throw new ApiFailure('USER_INVALID');
  if (hasInviter) throw new ApiFailure('BIND_ALREADY');
  if (isLate) throw new ApiFailure('TIME_INVALID');
  const bound = await db.maybe(sql`
    update member set invited_by = ${inviter} where id = ${memberId} and invited_by is null returning 1`);
  if (!bound) throw new ApiFailure('BIND_ALREADY');
  return true;
};

interface Invited {
  readonly nickName: string;
  readonly userNo: string;
  readonly registeredAt: number;
}

export const registerInvitation: Handler<typeof contract.user.registerInvitation> = async (
  { pageNo, pageSize },
  ctx,
) => {
  const { db, config, session } = ctx;
  const { code, total, rows } = await db.one<{ code: string; total: bigint; rows: readonly Invited[] }>(sql`
    select m.invitation_code as code, (select count(*) from member i where i.invited_by = m.id) as total,
      (select coalesce(jsonb_agg(p), '[]') from (
        select i.nick_name as "nickName", i.user_no as "userNo", epoch_ms(i.created_at) as "registeredAt"
        from member i where i.invited_by = m.id order by i.id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}
      ) p) as rows
    from member m where m.id = ${session.memberId}`);
  const inviteUrl = new URL('/invite', walletOrigin(config));
  inviteUrl.searchParams.set('inviteCode', code);
  return {
    invitationCode: code,
    inviteUrl: inviteUrl.href,
    rewardCurrency: 'USDT',
    rewardTotal: REWARD,
    pageNo,
    pageSize,
    total: Number(total),
    list: rows.map(({ nickName, userNo, registeredAt }) => ({
      nickMasked: shownName({ nickName, userNo }),
      userNoMasked: maskUserNumber(userNo),
      registeredAt,
      reward: REWARD,
    })),
  };
};
