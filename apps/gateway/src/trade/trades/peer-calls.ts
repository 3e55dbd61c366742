import { randomBytes } from 'node:crypto';
import type { contract } from '@ezwallet/api-client/contract';
import { maskUserNumber } from '@ezwallet/validators';
import type { Handler, MemberContext } from '../../call/CallContext.ts';
import { admitting } from '../../call/raised.ts';
import { sql, together } from '../../db/index.ts';
import { shownName } from '../../people/members/shownName.ts';
import { type ReputationRow, reputationOf, viewReputation } from './records.ts';

/** The other side of an own trade, or a member of the list. */
type Named = { readonly billNo: string } | { readonly peerId: string };

const ID_BYTES = 12;

async function markPeer(
  named: Named,
  mark: 'blocked' | 'favourite',
  isOn: boolean,
  { db, config, session }: MemberContext,
) {
  const [billNo, peerId] = 'billNo' in named ? [named.billNo, null] : [null, named.peerId];
  const newId = `pe_${randomBytes(ID_BYTES).toString('base64url')}`;
  await admitting(
    db.query(sql`
    select mark_peer(${session.memberId}, ${billNo}, ${peerId}, ${newId}, ${mark}, ${isOn}, ${config.policy.trade.peers})`),
  );
}

export const peerBlock: Handler<typeof contract.trading.peerBlock> = async (input, ctx) => {
  await markPeer(input, 'blocked', input.blocked, ctx);
  return true;
};

export const peerFavourite: Handler<typeof contract.trading.peerFavourite> = async (input, ctx) => {
  await markPeer(input, 'favourite', input.favourite, ctx);
  return true;
};

interface Row {
  readonly peerId: string;
  readonly nickName: string;
  readonly userNo: string;
  readonly isBlocked: boolean;
  readonly isFavourite: boolean;
  readonly at: number;
}

export const peerList: Handler<typeof contract.trading.peerList> = async (_input, { db, session }) => {
  const caller = sql`${session.memberId}::bigint`;
  const [rows, { own }] = await together(db, (tx) => [
    tx.query<Row>(sql`
    select p.peer_ref as "peerId", m.nick_name as "nickName", m.user_no as "userNo", p.is_blocked as "isBlocked",
      p.is_favourite as "isFavourite", p.marked_at as at
    from trade_peer p join member m on m.id = p.peer_id where p.member_id = ${session.memberId}
    order by p.marked_at desc, p.peer_id`),
    tx.one<{ own: ReputationRow }>(sql`select ${reputationOf(caller, caller)} as own`),
  ]);
  return {
    own: viewReputation(own),
    peers: rows.map(({ nickName, userNo, ...row }) => ({
      ...row,
      nickMasked: shownName({ nickName, userNo }),
      userNoMasked: maskUserNumber(userNo),
    })),
  };
};
