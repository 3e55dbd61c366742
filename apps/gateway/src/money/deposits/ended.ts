import type { Policy } from '../../config/index.ts';
import { type Db, fromNow, sql } from '../../db/index.ts';

/**
 * Ends the watch of addresses whose payment ended some time ago. One with a deposit under way stays watched: another block may take
 * the deposit in. Nothing begins the watch again.
 * @returns how many addresses are no longer watched
 */
export async function endWatching(db: Db, { chains }: Pick<Policy, 'chains'>): Promise<number> {
  const ended = await db.query(sql`
    update deposit_address a set ended_at = app_now()
    from address_owner o join merchant_payment p on p.id = o.payment_id
    where a.owner_id = o.id and a.ended_at is null and p.state not in ('created', 'paying')
      and greatest(p.expires_at, p.closed_at) < ${fromNow(-chains.watchEnded)}
      and not exists (select 1 from deposit d
        where d.protocol = a.protocol and d.address = a.address and d.state in ('confirming', 'orphaned', 'review'))
    returning 1`);
  return ended.length;
}
