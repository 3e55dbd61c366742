import { randomUUID } from 'node:crypto';
import { addMerchant, findMerchant, type Merchant } from '../../src/money/cashier/Merchant.ts';
import { placePayment } from '../../src/money/cashier/placePayment.ts';
import { sql } from '../../src/db/index.ts';
import type { TestGateway, TestMember } from './testGateway.ts';

/** A payment of 5 USDT that a member asks for as a merchant. @returns its id */
export async function placePaymentFor({ db, services }: TestGateway, { id: memberId }: TestMember): Promise<bigint> {
  const outTradeNo = randomUUID();
  const merchant = await merchantOf();
  const request = { outTradeNo, currency: 'USDT', amount: '5', subject: 'Tea', notifyUrl: '', returnUrl: '' };
  await placePayment(services, merchant, { merchantNo: merchant.merchantNo, sign: '', ...request });
  const row = await db.one<{ id: bigint }>(sql`select id from merchant_payment where out_trade_no = ${outTradeNo}`);
  return row.id;

  async function merchantOf(): Promise<Merchant> {
    const known = await db.maybe<{ no: string }>(
      sql`select merchant_no as no from merchant where member_id = ${memberId}`,
    );
    const merchant = known
      ? await findMerchant(services, known.no)
      : await db.tx((tx) => addMerchant(tx, services.config, { memberId, name: 'Tea house' }));
    if (!merchant) throw new Error('The member cannot be a merchant.');
    return merchant;
  }
}
