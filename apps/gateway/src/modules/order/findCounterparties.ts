import { maskNickname, maskUserNumber } from '@ezwallet/validators';
import { type Db, sql } from '../../db/index.ts';

interface Person {
  id: bigint;
  nick_name: string;
  user_no: string;
}

/** Those of a member's counterparties whose masked names contain a text: one finds only what one can read. */
export async function findCounterparties(db: Db, memberId: bigint, text: string): Promise<bigint[]> {
  const people = await db.query<Person>(sql`
    select id, nick_name, user_no from member
    where id in (select counterparty_user_id from bill where user_id = ${memberId} and not hidden)`);
  const wanted = text.toLowerCase();
  return people.flatMap(({ id, nick_name, user_no }) =>
    [maskNickname(nick_name), maskUserNumber(user_no)].some((mask) => mask.toLowerCase().includes(wanted)) ? [id] : [],
  );
}
