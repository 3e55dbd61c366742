import type { contract, LoginEntry } from '@ezwallet/api-client/contract';
import type { Handler } from '../../call/CallContext.ts';
import { networkOf } from '../../call/networkOf.ts';
import { sql } from '../../db/index.ts';

type Row = Omit<LoginEntry, 'network'> & { readonly address: string };

export const loginLog: Handler<typeof contract.user.loginLog> = async ({ pageNo, pageSize }, { db, session }) => {
  const { memberId, tokenHash } = session;
  const { total, rows } = await db.one<{ total: bigint; rows: readonly Row[] }>(sql`
    select (select count(*) from login_log where member_id = ${memberId}) as total,
      (select coalesce(jsonb_agg(l), '[]') from (
        select id::text, epoch_ms(at) as at, method, result, device_name as "deviceName", address,
          device_type as "deviceType", system,
          case when latitude is not null then jsonb_build_object('latitude', latitude, 'longitude', longitude) end as place,
          device_id = (select device_id from session where token_hash = ${tokenHash}) as current
        from login_log where member_id = ${memberId} order by id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}
      ) l) as rows`);
  const list = rows.map(({ address, ...entry }) => ({ ...entry, network: networkOf(address) }));
  return { pageNo, pageSize, total: Number(total), list };
};
