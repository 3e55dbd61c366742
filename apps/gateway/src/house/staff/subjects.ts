import { PAY_METHOD_NAMES } from '@ezwallet/api-client/constants';
import { type Db, type Sql, sql } from '../../db/index.ts';

/** A thing that staff act on, as it is now. */
export interface Subject {
  /** Members whose case it is. */
  readonly members: readonly bigint[];
  /** Its facts that staff see, as text of JSON; no secrets. */
  readonly seen: string;
  /** The sum at stake in millionths of a USDT; null where that is unknown. */
  readonly value: bigint | null;
}

const MEMBER = (no: string) => sql`
  select array[m.id] as members, null::bigint as value, jsonb_build_object('userNo', m.user_no, 'userType', m.user_type,
    'kycLevel', m.kyc_level, 'flags', jsonb_build_array(m.recharge_flag, m.transfer_flag, m.user_flag, m.withdraw_flag,
    m.sell_flag, m.full_amount), 'isFrozen', exists (select from account_freeze f where f.member_id = m.id and f.thawed_at is null),
    'holds', (select count(*) from outgoing_hold h where h.member_id = m.id and h.lifted_at is null and h.until > app_now()),
    'merchant', (select k.merchant_no from merchant k where k.member_id = m.id)) as seen
  from member m where m.user_no = upper(${no})`;

/** The names of pay methods, and of all together. */
const WAYS = [...PAY_METHOD_NAMES.map((name) => name.toLowerCase()), 'all'];

/** How each kind of thing is found by its name on the command line. */
const READERS = {
  member: MEMBER,
  withdrawal: (no) => sql`
    select array[w.member_id] as members, w.value, to_jsonb(w) - '{payload,changed}'::text[] as seen
    from withdrawal w where w.bill_no = ${no}`,
  deposit: (id) => sql`
    select array[d.member_id] as members, null::bigint as value,
      to_jsonb(d) - '{changed,confirmations}'::text[] as seen from deposit d where d.id::text = ${id}`,
  // Ethereum networks share an address.
  depositAddress: (address) => sql`
    select array(select distinct y.member_id from address_payee y where lower(y.address) = lower(${address})) as members,
      null::bigint as value, jsonb_build_object(
        'networks', jsonb_agg(jsonb_build_object('network', a.protocol, 'endedAt', a.ended_at) order by a.protocol),
        'payment', min(p.out_trade_no), 'state', min(p.state), 'deposits', (select coalesce(jsonb_agg(jsonb_build_object('id', d.id,
          'network', d.protocol, 'txid', d.txid, 'currency', d.currency, 'raw', d.raw::text, 'state', d.state) order by d.id), '[]')
          from deposit d where lower(d.address) = lower(${address}))) as seen
    from deposit_address a join address_owner o on o.id = a.owner_id left join merchant_payment p on p.id = o.payment_id
    where lower(a.address) = lower(${address}) having count(*) > 0`,
  application: (no) => sql`
    select array[k.member_id] as members, null::bigint as value, jsonb_build_object('case', k.case_no, 'level', k.level,
      'state', k.state, 'version', k.version, 'reason', k.reason) as seen from kyc_case k where k.case_no = ${no}`,
  appeal: (no) => sql`
    select array[s.seller_id, b.buyer_id] as members,
      case when s.asset_id = 'USDT' then (s.amount * 1e6 / 10 ^ t.scale)::bigint end as value,
      jsonb_build_object('purchase', b.bill_no, 'sale', s.bill_no, 'coin', s.asset_id, 'amount', s.amount, 'trade', s.state,
        'tradeVersion', s.version, 'appeal', to_jsonb(a) - 'changed',
        'statements', (select count(*) from appeal_statement c where c.appeal_id = a.id)) as seen
    from appeal a join purchase b on b.id = a.purchase_id join sale s on s.id = a.sale_id join asset t on t.id = s.asset_id
    where ${no} in (b.bill_no, s.bill_no) order by a.id desc limit 1`,
  purchase: (no) => sql`
    select array_remove(array_agg(distinct s.seller_id), null) || b.buyer_id as members, null::bigint as value,
      jsonb_build_object('purchase', b.bill_no) as seen
    from purchase b left join sale s on s.purchase_id = b.id where b.bill_no = ${no} group by b.id`,
  conversation: (no) => sql`
    select array_remove(array[h.member_id, (select m.id from member m where h.guest is not null and m.user_no = h.reference)], null)
        as members, null::bigint as value, jsonb_build_object('conversation', h.no, 'state', h.state, 'messages', h.last_seq,
        'takenBy', h.taken_by) as seen
    from conversation h where h.no = ${no}`,
  content: (code) => sql`
    select '{}'::bigint[] as members, null::bigint as value, jsonb_agg(jsonb_build_object('version', v.number,
      'state', v.state, 'writtenBy', v.written_by, 'publishedBy', v.published_by) order by v.number) as seen
    from content_version v join content c on c.id = v.content_id where c.code = ${code} having count(*) > 0`,
  merchant: (no) => sql`
    select array[k.member_id] as members, null::bigint as value,
      to_jsonb(k) - '{secret,secret_next}'::text[] as seen from merchant k where k.merchant_no = ${no}`,
  reward: (id) => sql`
    select array[b.member_id] as members, null::bigint as value, to_jsonb(b) - 'changed' as seen
    from bonus b where b.id::text = ${id}`,
  // All that is closed, for each name.
  payMethod: (name) => sql`
    select '{}'::bigint[] as members, null::bigint as value, (select coalesce(jsonb_agg(jsonb_build_object('side', c.side,
      'method', c.pay_method_id, 'by', c.closed_by, 'reason', c.reason) order by c.side, c.pay_method_id), '[]')
      from closed_pay_method c) as seen
    where lower(${name}) = any(${WAYS}::text[])`,
  wallet: (network) => sql`
    select '{}'::bigint[] as members, null::bigint as value, jsonb_build_object('wallet', w.address, 'drains', (
      select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'currency', d.currency, 'raw', d.raw::text, 'to', d.address) order by d.id), '[]')
      from drain d where d.protocol = n.protocol and d.state in ('ordered', 'signed'))) as seen
    from (values (upper(${network}))) n (protocol) left join house_wallet w on w.protocol = n.protocol
    where w.address is not null or exists (select from sim_endowment e where e.protocol = n.protocol)`,
  // There is one, which the verb names.
  signing: (name) => sql`
    select array(select distinct w.member_id from outside_transfer o join withdrawal w on w.id = o.withdrawal_id) as members,
      null::bigint as value, jsonb_build_object('heldSince', s.held_since, 'why', s.held_why, 'compared', s.compared,
        'transfers', (select coalesce(jsonb_agg(jsonb_build_object('network', o.protocol, 'txid', o.txid, 'to', o.address,
          'currency', o.currency, 'raw', o.raw::text, 'bill', w.bill_no) order by o.protocol, o.txid), '[]')
          from outside_transfer o left join withdrawal w on w.id = o.withdrawal_id)) as seen
    from signing_state s where ${name} = 'chain accept'`,
  staff: (name) => sql`
    select '{}'::bigint[] as members, null::bigint as value, jsonb_build_object('name', p.name, 'roles', to_jsonb(p.roles),
      'isEnded', p.ended_at is not null, 'key', encode(p.public_key, 'hex')) as seen
    from staff p where lower(p.name) = lower(${name})`,
} as const satisfies Record<string, (name: string) => Sql>;

export type SubjectKind = keyof typeof READERS;

/** Reads what an action is about. @returns undefined if there is no such thing */
export async function readSubject(db: Db, kind: SubjectKind, name: string): Promise<Subject | undefined> {
  return await db.maybe<Subject>(sql`
    select q.members, q.value, q.seen::text as seen from (${READERS[kind](name)}) q`);
}
