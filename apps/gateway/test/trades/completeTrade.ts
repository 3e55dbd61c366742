import { sql } from '../../src/db/index.ts';
import type { TestGateway } from '../harness/testGateway.ts';
import type { Trader } from './TradeStage.ts';

/** Completes a trade of two members; no other sale may wait. @returns the bill of the purchase */
export async function completeTrade(
  { db }: TestGateway,
  seller: Trader,
  buyer: Trader,
  amount: string,
): Promise<string> {
  await seller.sell({ amount });
  const { billNo } = (await buyer.buy({ amount })).body.order;
  await buyer.pay(billNo);
  const sale = await db.one<{ billNo: string }>(sql`
    select s.bill_no as "billNo" from sale s join purchase p on p.id = s.purchase_id where p.bill_no = ${billNo}`);
  const { code } = await seller.release(sale.billNo);
  if (code !== '0000') throw new Error(`sellOrderConfirm answered ${code}`);
  return billNo as string;
}
