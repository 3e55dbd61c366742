import { addMerchant } from '../cashier/Merchant.ts';
import type { Services } from '../app/Services.ts';
import { sql } from '../db/index.ts';

/** The demo account that also keeps a shop. */
const SHOP = { userNo: '4TRADE', name: 'Lantern Books' } as const;

/** Makes the demo shop, once. */
export async function seedMerchant({ db, config }: Services): Promise<void> {
  await db.tx(async (tx) => {
    const member = await tx.maybe<{ id: bigint }>(sql`
      select id from member m where user_no = ${SHOP.userNo}
        and not exists (select 1 from merchant where member_id = m.id)`);
    if (member) await addMerchant(tx, config, { memberId: member.id, name: SHOP.name });
  });
}

/** The demo shop's merchant number. */
export async function findDemoMerchantNo({ db }: Pick<Services, 'db'>): Promise<string | undefined> {
  const row = await db.maybe<{ merchantNo: string }>(sql`
    select merchant_no as "merchantNo" from merchant k join member m on m.id = k.member_id
    where m.user_no = ${SHOP.userNo}`);
  return row?.merchantNo;
}
