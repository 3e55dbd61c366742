import type { Trade } from '@ezwallet/api-client/contract';
import { sql } from '../../db/index.ts';
import { findIdentity } from '../../people/identity/identities.ts';
import { getMember, loginNameOf } from '../../people/members/members.ts';
import type { Actor } from './Actor.ts';

/**
 * Sends the seller what a bank would send: the money has arrived. A sandbox has no banks, so this is how a seller can check a
 * payment before the release. Nothing comes from somebody who has not paid.
 */
export async function tellPaid(
  { services, person }: Actor,
  { billNo, fiat, fiatAmount, payRemark }: Trade,
): Promise<void> {
  const { db, messenger } = services;
  const row = await db.maybe<{ sellerId: bigint }>(sql`
    select s.seller_id as "sellerId" from purchase b join sale s on s.id = b.sale_id where b.bill_no = ${billNo}`);
  if (!row) return;
  const amount = `${fiat} ${grouped(fiatAmount)}`;
  messenger.send(loginNameOf(await getMember(db, row.sellerId)), {
    subject: 'Sandbox Bank',
    text:
      `【Sandbox Bank】${person.realName}向您转账 ${amount}，备注 ${payRemark}。\n` +
      `${person.realName} sent you ${amount}. Remark: ${payRemark}.`,
  });
}

/** Whose account the money comes from, as a scripted seller reads it at the bank of the sandbox. */
export async function payerAtBank({ services, memberId }: Actor, { billNo }: Pick<Trade, 'billNo'>): Promise<string> {
  const { db, config } = services;
  const row = await db.maybe<{ buyerId: bigint }>(sql`
    select b.buyer_id as "buyerId" from sale s join purchase b on b.id = s.purchase_id
    where s.bill_no = ${billNo} and s.seller_id = ${memberId}`);
  const payer = row && (await findIdentity(db, config, row.buyerId));
  return payer?.realName ?? '';
}

/** With a comma at each thousand, so that nobody takes an amount for a code of six digits. */
const grouped = (amount: string): string => amount.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',');
