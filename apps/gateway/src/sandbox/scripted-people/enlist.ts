import type { Services } from '../../call/Services.ts';
import { sql } from '../../db/index.ts';
import { changeAcceptor } from '../../trade/trades/acceptors.ts';
import { SCRIPTED_PEOPLE } from './people.ts';

const USER_NUMBERS = SCRIPTED_PEOPLE.map(({ userNo }) => userNo);

/** Makes scripted people of the members that have been seeded for it. The database refuses it outside a sandbox. */
export async function enlist({ db }: Pick<Services, 'db'>): Promise<void> {
  await db.query(sql`
    insert into scripted_person (member_id) select id from member where user_no = any(${USER_NUMBERS}::text[])
    on conflict do nothing`);
}

/** Takes acceptors offline for whom nobody acts in this sandbox any more, so that nobody asks them. */
export async function sendHome({ db }: Pick<Services, 'db'>): Promise<void> {
  await db.tx(async (tx) => {
    const online = await tx.query<{ memberId: bigint }>(sql`
      select a.member_id as "memberId" from acceptor a join scripted_person p on p.member_id = a.member_id where a.is_online`);
    const offline = { isOnline: false, priceOffset: undefined, dailyQuota: undefined, lots: undefined };
    for (const { memberId } of online) await changeAcceptor(tx, memberId, offline);
  });
}
